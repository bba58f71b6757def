export { clearDraft, DRAFT_LIFE_MS, readDraft, saveDraft } from './draft';
export { isOwn, ownerOf, type Keeper } from './owner';
