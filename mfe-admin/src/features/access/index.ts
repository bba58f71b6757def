export { AccessGate, FOR_ANYBODY, FOR_ORDERS, FOR_PEOPLE, FOR_SHOP } from './access-gate';
