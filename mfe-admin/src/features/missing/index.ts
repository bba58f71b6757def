export { MissingList } from './missing-list';
