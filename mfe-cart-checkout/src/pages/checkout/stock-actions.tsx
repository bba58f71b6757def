import { toOrderRows } from '@shop/shared/included-parts';
import { fitToStock } from '@shop/shared/ordering';
import { productsOf } from '@shop/shared/products';
import { Link, useShop, type CartItem, type Shortage } from '@shop/shared/runtime';
import { ButtonLink } from '@shop/shared/ui';

const idsOf = (items: readonly CartItem[]) => items.map(({ productId }) => productId);

/** Returns a function that reduces the cart to what is in stock. The form keeps its values. */
export function useOrderAvailable(): (shortages: readonly Shortage[]) => void {
  const shop = useShop();
  const { cart, track } = shop;
  const products = productsOf(shop);

  return (shortages) => {
    const { items, setCount, remove } = cart.getState();
    const rows = toOrderRows(items, products.list());
    const left = new Map(fitToStock(rows, shortages).map(({ id, productCount }) => [id, productCount]));
    for (const { id, productCount } of items) {
      const count = left.get(id);
      if (count === undefined) remove(id);
      else if (count !== productCount) setCount(id, count);
    }
    // The refusal shows that the loaded stock is out of date.
    void track(products.load(idsOf(items), { isForced: true }));
  };
}

/** Links to the cart and reloads the products, because the loaded stock is out of date. */
export function CartLink({ text }: { text: string }) {
  const shop = useShop();
  const { cart, track } = shop;
  const products = productsOf(shop);
  return (
    <ButtonLink
      as={Link}
      to="/cart"
      kind="outline"
      onClick={() => void track(products.load(idsOf(cart.getState().items), { isForced: true }))}
    >
      {text}
    </ButtonLink>
  );
}
