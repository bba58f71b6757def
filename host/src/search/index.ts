export { SearchList } from './search-list';
