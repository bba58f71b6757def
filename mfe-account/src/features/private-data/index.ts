export {
  hasSessionEnded,
  PrivateBlock,
  RowsSkeleton,
  SessionEnded,
  usePrivateData,
  type PrivateData,
} from './private-data';
