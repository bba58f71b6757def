export { SavedList } from './saved-list';
export { toSavedItem, withoutSaved, withSaved } from './saved-items';
export { useSavedItems, type SavedItems } from './use-saved-items';
