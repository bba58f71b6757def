import { countOf, fillTemplate, formatPrice, type PluralForms } from '@shop/shared/format';
import { setCountWithParts } from '@shop/shared/included-parts';
import { useCart, useNavigate, useShop, type CartItem } from '@shop/shared/runtime';
import type { Accessory, Buyable } from './rules';

const ADDED = {
  title: 'Добавили в корзину',
  withAccessories: '{product} и\u00A0{accessories}. Сумма\u00A0{total}. Всего позиций:\u00A0{count}.',
  alone: '{product}. Сумма {total}. Всего позиций: {count}.',
  open: 'Открыть корзину',
};

const ACCESSORIES: PluralForms = ['аксессуар', 'аксессуара', 'аксессуаров'];

interface Purchase {
  product: Buyable;
  accessories: readonly Accessory[];
  productCount: number;
  /** What it costs, in roubles. */
  total: number;
}

/** Without the names of the accessories: a low toast has room between the controls of a phone. */
function describe({ product, accessories, total }: Purchase, count: number): string {
  return fillTemplate(accessories.length > 0 ? ADDED.withAccessories : ADDED.alone, {
    product: product.name,
    accessories: countOf(accessories.length, ACCESSORIES),
    total: formatPrice(total),
    count,
  });
}

function findRow(items: readonly CartItem[], productId: number): CartItem | undefined {
  return items.find((item) => item.productId === productId && item.parentId === null);
}

/**
 * Adds a product with its accessories to the cart, and shows a toast with the sum, a link to the
 * cart and an undo. A product that is in the cart already is not added again: its button has become
 * a stepper, and a press that came before the change must not double it.
 */
export function useAddToCart() {
  const { cart, notices } = useShop();
  const navigate = useNavigate();

  return (purchase: Purchase) => {
    const { product, accessories, productCount } = purchase;
    if (findRow(cart.getState().items, product.id)) return;
    cart.getState().add({ productId: product.id, productCount, childProductIds: accessories.map(({ id }) => id) });
    const undo = () => {
      const row = findRow(cart.getState().items, product.id);
      if (!row) return;
      const left = row.productCount - productCount;
      if (left > 0) setCountWithParts(cart.getState(), row.id, left);
      else cart.getState().remove(row.id);
    };
    notices.getState().show({
      title: ADDED.title,
      text: describe(purchase, cart.getState().items.length),
      action: { text: ADDED.open, run: () => void navigate('/cart') },
      undo,
    });
  };
}

/**
 * The row of a product in the cart, not of the same product as an accessory; undefined until
 * hydration.
 */
export function useCartRow(productId: number): CartItem | undefined {
  return useCart(({ items }) => findRow(items, productId));
}
