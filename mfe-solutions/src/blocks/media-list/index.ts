export { MediaList } from './media-list';
