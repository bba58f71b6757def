export { isExamined, type Examined, type Finding } from './finding';
export { DOCTOR_PATH, RESET_FACTOR_PATH, removeOperatorKey, useOperatorKey, writeOperatorKey } from './operator-key';
