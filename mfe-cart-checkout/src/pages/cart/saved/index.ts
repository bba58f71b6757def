export { toSavedItem, useSavedItems, withSaved, type SavedItems } from './saved-items';
export { SavedList } from './saved-list';
