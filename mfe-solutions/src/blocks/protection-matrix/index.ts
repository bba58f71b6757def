export { ProtectionMatrix } from './protection-matrix';
