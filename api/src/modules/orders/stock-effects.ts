import type { OrderStatus } from '../../generated/resolvers-types';

/** What one ordered piece does to its stock item. */
export interface StockEffect {
  onHand: number;
  promised: number;
}

const NONE: StockEffect = { onHand: 0, promised: 0 };
const HOLDS: StockEffect = { onHand: 0, promised: 1 };
const GONE: StockEffect = { onHand: -1, promised: 0 };

/**
 * The specification of the administration, "Stock is counted as it lies on the shelf": only the
 * class of a status counts.
 */
const EFFECTS: Record<OrderStatus, StockEffect> = {
  new: HOLDS,
  confirmed: HOLDS,
  assembled: HOLDS,
  shipped: GONE,
  delivered: GONE,
  cancelled: NONE,
};

/** By how much each piece of an order changes its stock item when the order gets another status. */
export function stockEffectOfMove(from: OrderStatus, to: OrderStatus): StockEffect {
  return {
    onHand: EFFECTS[to].onHand - EFFECTS[from].onHand,
    promised: EFFECTS[to].promised - EFFECTS[from].promised,
  };
}
