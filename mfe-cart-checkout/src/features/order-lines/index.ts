export {
  computeTotals,
  flattenGroups,
  isOrderable,
  shortagesOf,
  toKopecks,
  toListedLines,
  toRoubles,
  toSeenPrices,
  type LineProblem,
  type OrderGroup,
  type OrderLine,
  type OrderTotals,
} from './order-lines';
export { isFirstLoad, useJoinedLines, useOrderLines } from './use-order-lines';
