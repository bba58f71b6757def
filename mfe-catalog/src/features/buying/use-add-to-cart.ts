import { fillTemplate } from '@shop/shared/format';
import { useNavigate, useShop, type ChildProduct, type Product } from '@shop/shared/runtime';
import { TEXTS } from '../../content/texts';

interface Purchase {
  product: Product;
  accessories: readonly ChildProduct[];
  productCount?: number;
}

function describe({ product, accessories }: Purchase, count: number): string {
  const { alone, withAccessories } = TEXTS.cartAdded;
  const names = accessories.map(({ name }) => name).join(', ');
  return fillTemplate(names ? withAccessories : alone, { product: product.name, accessories: names, count });
}

/** Puts a product with its accessories into the cart, and says so in a toast that leads there. */
export function useAddToCart() {
  const { cart, notices } = useShop();
  const navigate = useNavigate();

  return (purchase: Purchase) => {
    const { product, accessories, productCount = 1 } = purchase;
    cart.getState().add({ productId: product.id, productCount, childProductIds: accessories.map(({ id }) => id) });
    notices.getState().show({
      title: TEXTS.cartAdded.title,
      text: describe(purchase, cart.getState().items.length),
      action: { text: TEXTS.cartAdded.open, run: () => void navigate('/cart') },
    });
  };
}
