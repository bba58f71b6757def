import { setCountWithParts } from '@shop/shared/included-parts';
import { Link, MAX_PRODUCT_COUNT, useShop, type CartItem } from '@shop/shared/runtime';
import { ButtonLink, CheckIcon, Quantity } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { availableCount, type Buyable } from './rules';

const settle = keyframes`
  from, to { pointer-events: none; }
`;

/** The second press of a double click must not meet what has just taken the button's place. */
const settling = css`
  animation: ${settle} 500ms;
`;

const CartLink = styled(ButtonLink)`
  ${settling}
`;

function useFocusOnMount<T extends HTMLElement>(isFocused: boolean) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (isFocused) element.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return element;
}

interface InCartLinkProps {
  /** The name of the product; a part of the label. */
  name: string;
  /** True after a press of the button that this replaces: the focus would be lost with it. */
  isFocused?: boolean;
  size?: 'lg';
  tabIndex?: number;
}

/** Says that the product is in the cart, and leads there. */
export function InCartLink({ name, isFocused = false, ...rest }: InCartLinkProps) {
  const link = useFocusOnMount<HTMLAnchorElement>(isFocused);
  return (
    <CartLink ref={link} as={Link} to="/cart" kind="outline" aria-label={`В корзине: ${name}`} {...rest}>
      <CheckIcon size={16} />В корзине
    </CartLink>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  /* In a narrow card, text and stepper are in one line. */
  & > a {
    flex: 1 1 84px;
    padding-inline: 4px;

    & > svg {
      display: none;
    }
  }

  &:focus {
    outline: none;
  }
`;

const Stepper = styled.div`
  ${settling}
  max-width: 100%;
`;

interface InCartProps {
  product: Buyable;
  row: CartItem;
  /** True after a press of the button that this replaces: the focus would be lost with it. */
  isFocused: boolean;
  className?: string | undefined;
}

/** Takes the place of the buy button: a stepper of the pieces in the cart, limited by the stock. */
export function InCart({ product, row, isFocused, className }: InCartProps) {
  const { cart } = useShop();
  const box = useFocusOnMount<HTMLDivElement>(isFocused);

  return (
    <Box ref={box} role="group" aria-label={`В корзине: ${product.name}`} tabIndex={-1} className={className}>
      <Stepper>
        <Quantity
          value={row.productCount}
          max={Math.min(MAX_PRODUCT_COUNT, availableCount(product))}
          name={product.name}
          onChange={(count) => setCountWithParts(cart.getState(), row.id, count)}
        />
      </Stepper>
      <InCartLink name={product.name} />
    </Box>
  );
}
