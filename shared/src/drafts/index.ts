export { clearDraft, readDraft, saveDraft } from './draft';
export { isOwn, ownerOf, type DraftContext } from './owner';
