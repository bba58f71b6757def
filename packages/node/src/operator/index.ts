export { isExamined, type Examined, type Finding } from './finding';
export { callOperator } from './call-operator';
export {
  BACKUP_END_PATH,
  BACKUP_PATH,
  DOCTOR_PATH,
  RESET_FACTOR_PATH,
  useOperatorKey,
  writeOperatorKey,
} from './operator-key';
