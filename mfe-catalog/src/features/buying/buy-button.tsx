import { phoneHref } from '@shop/shared/format';
import { useShopConfig } from '@shop/shared/runtime';
import { SHOP_PHONE } from '@shop/shared/seller';
import { Button, ButtonLink, type ButtonProps } from '@shop/shared/ui';
import { useAddToCart } from './cart';
import { isObtainable, obtainableAccessories, preselectedAccessories, type Buyable } from './rules';

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
 * Adds one piece with its preselected accessories. A sold-out product has a telephone link instead.
 */
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
