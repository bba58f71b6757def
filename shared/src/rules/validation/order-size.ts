/**
 * Returns how many pieces of a product one order takes before a manager has called: `maxPieces`, or
 * half of the stock where that is more (docs/rules.md, Orders).
 * @param maxPieces the setting `ORDER_MAX_PIECES`
 */
export function mostInOneOrder(stock: number, maxPieces: number): number {
  return Math.max(maxPieces, Math.floor(stock / 2));
}
