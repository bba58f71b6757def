export { useSavedItems, type SavedItems } from './use-saved-items';
export { SavedList } from './saved-list';
