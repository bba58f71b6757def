export {
  computeTotals,
  flattenGroups,
  isOrderable,
  shortagesOf,
  toListedLines,
  toSeenPrices,
  type LineProblem,
  type OrderGroup,
  type OrderLine,
  type OrderTotals,
} from './order-lines';
export { isFirstLoad, useJoinedLines, useOrderLines } from './use-order-lines';
