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

/** Puts a product with its accessories into the cart; `announce` says so in a toast that leads to the cart. */
export function useAddToCart() {
  const { cart, notices } = useShop();
  const navigate = useNavigate();

  const add = ({ product, accessories, productCount = 1 }: Purchase) =>
    cart.getState().add({ productId: product.id, productCount, childProductIds: accessories.map(({ id }) => id) });

  const announce = (purchase: Purchase) =>
    notices.getState().show({
      title: TEXTS.cartAdded.title,
      text: describe(purchase, cart.getState().items.length),
      action: { text: TEXTS.cartAdded.open, run: () => void navigate('/cart') },
    });

  return {
    addToCart: (purchase: Purchase) => {
      add(purchase);
      announce(purchase);
    },
    /** Without a toast: the buyer is led straight to the order. */
    orderFast: (purchase: Purchase) => {
      add(purchase);
      return navigate('/checkout?type=fast');
    },
  };
}
