export { AccessGate, LeadsGate } from './access-gate';
