import { useShop, type Shortage } from '@shop/shared/runtime';
import { fitToStock } from '../../features/order-lines';

/** Makes the cart what is left in stock; the form keeps what was typed. */
export function useTakeLeft(): (products: readonly Shortage[]) => void {
  const { cart, lists, track } = useShop();

  return (products) => {
    const { items, setCount, remove } = cart.getState();
    const left = new Map(fitToStock(items, products).map(({ id, productCount }) => [id, productCount]));
    for (const { id, productCount } of items) {
      const count = left.get(id);
      if (count === undefined) remove(id);
      else if (count !== productCount) setCount(id, count);
    }
    // The stock at hand has just proved old.
    void track(lists.load(['products'], { isForced: true }));
  };
}
