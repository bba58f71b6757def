import { phoneHref } from '@shop/shared/format';
import { SHOP_PHONE } from '@shop/shared/seller';
import { Button, ButtonLink, type ButtonProps } from '@shop/shared/ui';
import { useState } from 'react';
import { useAddToCart, useCartRow } from './cart';
import { InCart } from './in-cart';
import { isObtainable, isPriceOnRequest, type Buyable } from './rules';
import { useDefaultPurchase } from './use-default-purchase';

interface CallLinkProps {
  /** The name of the product; a part of the label. */
  name: string;
  /** Also shows the telephone number. */
  hasNumber?: boolean;
  /** What to ask by telephone; the time of delivery by default. */
  question?: 'Уточнить срок' | 'Уточнить цену';
  /** True when the page has the same link elsewhere: the keyboard then skips this one. */
  isRepeated?: boolean;
  className?: string;
}

/** Takes the place of the buy button: what cannot be ordered here is asked for by telephone. */
export function CallLink(props: CallLinkProps) {
  const { name, hasNumber = false, question = 'Уточнить срок', isRepeated = false, className } = props;
  const text = hasNumber ? `${question}: ${SHOP_PHONE}` : question;
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
  if (isPriceOnRequest(product)) return <CallLink className={className} name={product.name} question="Уточнить цену" />;
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
