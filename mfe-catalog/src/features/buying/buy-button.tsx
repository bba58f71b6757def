import { useShopConfig, type Product } from '@shop/shared/runtime';
import { Button, type ButtonProps } from '@shop/shared/ui';
import { CallLink } from '../../components/call-link';
import { obtainableAccessories, preselectedAccessories } from './accessories';
import { isObtainable } from './stock';
import { useAddToCart } from './use-add-to-cart';

interface BuyButtonProps extends Pick<ButtonProps, 'kind' | 'isFull' | 'className'> {
  product: Product;
  text?: string;
}

/** Adds one piece with its preselected accessories; where nothing is left, leads to the telephone instead. */
export function BuyButton({ product, text = 'В корзину', kind, isFull, className }: BuyButtonProps) {
  const { areAccessoriesPreselected } = useShopConfig();
  const addToCart = useAddToCart();

  const handleClick = () => {
    const chosen = new Set(preselectedAccessories(product, areAccessoriesPreselected));
    addToCart({ product, accessories: obtainableAccessories(product, chosen, 1) });
  };

  if (!isObtainable(product)) return <CallLink className={className} name={product.name} />;
  return (
    <Button
      kind={kind}
      isFull={isFull}
      className={className}
      aria-label={`${text}: ${product.name}`}
      onClick={handleClick}
    >
      {text}
    </Button>
  );
}
