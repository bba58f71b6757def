export { AccessGate } from './access-gate';
