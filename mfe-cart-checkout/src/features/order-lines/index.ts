export { fitToStock, shortagesOf } from './fit-to-stock';
export { toListedLines } from './listed-lines';
export { toKopecks, toRoubles } from './money';
export { computeTotals, flattenGroups, isOrderable } from './totals';
export type { LineProblem, OrderGroup, OrderLine, OrderTotals } from './types';
export { useJoinedLines, useOrderLines } from './use-order-lines';
