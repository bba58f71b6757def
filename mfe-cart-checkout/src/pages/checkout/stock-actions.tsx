import { toOrderRows } from '@shop/shared/included-parts';
import { fitToStock } from '@shop/shared/ordering';
import { Link, useShop, type Shortage } from '@shop/shared/runtime';
import { ButtonLink } from '@shop/shared/ui';

/** Returns a function that reduces the cart to what is in stock. The form keeps its values. */
export function useOrderAvailable(): (products: readonly Shortage[]) => void {
  const { cart, lists, track } = useShop();

  return (products) => {
    const { items, setCount, remove } = cart.getState();
    const rows = toOrderRows(items, lists.stores.products.getState().items);
    const left = new Map(fitToStock(rows, products).map(({ id, productCount }) => [id, productCount]));
    for (const { id, productCount } of items) {
      const count = left.get(id);
      if (count === undefined) remove(id);
      else if (count !== productCount) setCount(id, count);
    }
    // The refusal shows that the loaded stock is out of date.
    void track(lists.load(['products'], { isForced: true }));
  };
}

/** Links to the cart and reloads the products, because the loaded stock is out of date. */
export function CartLink({ text }: { text: string }) {
  const { lists, track } = useShop();
  return (
    <ButtonLink
      as={Link}
      to="/cart"
      kind="outline"
      onClick={() => void track(lists.load(['products'], { isForced: true }))}
    >
      {text}
    </ButtonLink>
  );
}
