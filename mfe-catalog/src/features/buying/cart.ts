import { fillTemplate } from '@shop/shared/format';
import { useCart, useNavigate, useShop } from '@shop/shared/runtime';
import type { Accessory } from './rules';

const ADDED = {
  title: 'Добавили в корзину',
  withAccessories: '{product} и аксессуары: {accessories}. Всего позиций: {count}.',
  alone: '{product}. Всего позиций: {count}.',
  open: 'Открыть корзину',
};

interface Purchase {
  product: Accessory;
  accessories: readonly Accessory[];
  productCount?: number;
}

function describe({ product, accessories }: Purchase, count: number): string {
  const names = accessories.map(({ name }) => name).join(', ');
  const template = names ? ADDED.withAccessories : ADDED.alone;
  return fillTemplate(template, { product: product.name, accessories: names, count });
}

/** Adds a product with its accessories to the cart, and shows a toast with a link to it. */
export function useAddToCart() {
  const { cart, notices } = useShop();
  const navigate = useNavigate();

  return (purchase: Purchase) => {
    const { product, accessories, productCount = 1 } = purchase;
    cart.getState().add({ productId: product.id, productCount, childProductIds: accessories.map(({ id }) => id) });
    notices.getState().show({
      title: ADDED.title,
      text: describe(purchase, cart.getState().items.length),
      action: { text: ADDED.open, run: () => void navigate('/cart') },
    });
  };
}

/**
 * The pieces of a product in the cart, without those that accompany another product; 0 until
 * hydration.
 */
export function useCountInCart(productId: number): number {
  return useCart(({ items }) =>
    items
      .filter((item) => item.productId === productId && item.parentId === null)
      .reduce((sum, { productCount }) => sum + productCount, 0),
  );
}
