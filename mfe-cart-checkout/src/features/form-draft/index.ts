export { DRAFT_LIFE_MS, clearDraft, readDraft, saveDraft } from './form-draft';
