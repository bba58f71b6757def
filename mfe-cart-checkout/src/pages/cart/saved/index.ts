export { SavedList } from './saved-list';
export { toSavedItem, withSaved } from './saved-items';
export { useSavedItems, type SavedItems } from './use-saved-items';
