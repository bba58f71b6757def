export { RESET_FACTOR_PATH, removeOperatorKey, useOperatorKey, writeOperatorKey } from './operator-key';
