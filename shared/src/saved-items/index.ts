export {
  readSaved,
  SAVED_STORAGE_KEY,
  saveRows,
  toSavedItem,
  withoutSaved,
  withSaved,
  type SavedItem,
} from './saved-items';
