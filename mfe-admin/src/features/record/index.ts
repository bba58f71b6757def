export { readRecordQuery, recordFilter, recordSearch, type RecordQuery } from './record-address';
export { RecordRows } from './record-rows';
export { RecordTools } from './record-tools';
export { useRecord } from './use-record';
