export { ANSWER_TIMEOUT_MS, sendOnce } from './send-once';
