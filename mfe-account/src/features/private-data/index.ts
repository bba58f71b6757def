export { Loading, PrivateBlock, RowsSkeleton, SessionEnded, usePrivateData, type PrivateData } from './private-data';
