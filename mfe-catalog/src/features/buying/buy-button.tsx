import { phoneHref } from '@shop/shared/format';
import { SHOP_PHONE } from '@shop/shared/seller';
import { Button, ButtonLink, type ButtonProps } from '@shop/shared/ui';
import { useState } from 'react';
import { useAddToCart, useCartRow } from './cart';
import { InCart } from './in-cart';
import { isObtainable, type Buyable } from './rules';
import { useDefaultPurchase } from './use-default-purchase';

interface CallLinkProps {
  /** The name of the product; a part of the label. */
  name: string;
  /** Also shows the telephone number. */
  hasNumber?: boolean;
  /** True when the page has the same link elsewhere: the keyboard then skips this one. */
  isRepeated?: boolean;
  className?: string;
}

/** Takes the place of the buy button: a sold-out product is ordered by telephone. */
export function CallLink({ name, hasNumber = false, isRepeated = false, className }: CallLinkProps) {
  const text = hasNumber ? `Уточнить срок: ${SHOP_PHONE}` : 'Уточнить срок';
  return (
    <ButtonLink
      kind="outline"
      className={className}
      tabIndex={isRepeated ? -1 : undefined}
      href={phoneHref(SHOP_PHONE)}
      aria-label={hasNumber ? `${text}, ${name}` : `${text}: ${name}, ${SHOP_PHONE}`}
    >
      {text}
    </ButtonLink>
  );
}

interface BuyButtonProps extends Pick<ButtonProps, 'kind' | 'isFull' | 'className'> {
  product: Buyable;
  text?: string;
}

/**
 * Adds one piece with its preselected accessories, which `AccessoryPrices` lists before the press.
 * A product in the cart has a stepper instead, a sold-out one a telephone link.
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
