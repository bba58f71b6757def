import { fitToStock } from '@shop/shared/ordering';
import { Link, useShop, type Shortage } from '@shop/shared/runtime';
import { ButtonLink } from '@shop/shared/ui';

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

/** Link to the cart that reloads the products: the stock at hand has just proved old. */
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
