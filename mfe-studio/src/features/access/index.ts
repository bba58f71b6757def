export { AccessGate, LeadsGate, SiteGate } from './access-gate';
