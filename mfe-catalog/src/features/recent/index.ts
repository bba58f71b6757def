export { RecentPlace } from './recent-place';
export { useRecordVisit } from './recent-visits';
