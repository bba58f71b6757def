export { RecentPlace } from './recent-place';
export { useRecordVisit } from './use-record-visit';
