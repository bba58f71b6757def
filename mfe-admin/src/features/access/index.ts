export { AccessGate } from './access-gate';
export { useStaffRole } from './staff-role';
