export { AccessGate, FOR_ALL, FOR_GOODS, FOR_LEADS, FOR_ORDERS, FOR_PEOPLE, FOR_SHOP } from './access-gate';
