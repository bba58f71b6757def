import type { OrderProductInput } from '../../generated/graphql';
import type { OrderGroup } from '../order-lines';

/** The lines of an order as the API takes them: accessories under their product, no prices. */
export function toOrderProducts(groups: readonly OrderGroup[]): OrderProductInput[] {
  return groups.map(({ line, children }) => ({
    productId: line.productId,
    productCount: line.count,
    childProducts: children.map(({ productId, count }) => ({ productId, productCount: count })),
  }));
}
