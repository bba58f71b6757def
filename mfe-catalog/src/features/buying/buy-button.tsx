import { Button, type ButtonProps } from '@shop/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useAddToCart, useCartRow } from './cart';
import { InCart } from './in-cart';
import { isObtainable, type Buyable } from './rules';
import { useDefaultPurchase } from './use-default-purchase';

// Few goods are sold out, so what takes the button's place is not part of every first view.
const Unobtainable = lazy(() =>
  import(/* webpackChunkName: "unobtainable" */ './unobtainable').then((module) => ({ default: module.Unobtainable })),
);

interface BuyButtonProps extends Pick<ButtonProps, 'kind' | 'isFull' | 'className'> {
  product: Buyable;
  text?: string;
}

/**
 * Adds one piece with its preselected accessories, which `AccessoryPrices` lists before the press.
 * A product in the cart has a stepper instead, one that cannot be ordered a form for a mail or a
 * telephone link.
 */
export function BuyButton({ product, text = 'В корзину', kind, isFull, className }: BuyButtonProps) {
  const purchase = useDefaultPurchase(product);
  const addToCart = useAddToCart();
  const row = useCartRow(product.id);
  const [isPressed, setIsPressed] = useState(false);

  const handleClick = () => {
    setIsPressed(true);
    addToCart({ product, productCount: 1, ...purchase });
  };

  if (row) return <InCart product={product} row={row} isFocused={isPressed} className={className} />;
  if (!isObtainable(product)) {
    return (
      <Suspense>
        <Unobtainable product={product} className={className} />
      </Suspense>
    );
  }
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
