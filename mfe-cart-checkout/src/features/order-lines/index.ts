export { toKopecks, toRoubles } from './money';
export { computeTotals, flattenGroups, isOrderable } from './totals';
export type { LineProblem, OrderGroup, OrderLine } from './types';
export { useOrderLines } from './use-order-lines';
