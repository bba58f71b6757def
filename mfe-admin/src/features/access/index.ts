export { AccessGate, FOR_ALL, FOR_ORDERS, FOR_PEOPLE, FOR_SHOP } from './access-gate';
