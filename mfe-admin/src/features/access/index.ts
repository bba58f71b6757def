export { AccessGate, FOR_ORDERS, FOR_PEOPLE } from './access-gate';
