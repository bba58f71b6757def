import { isIncluded } from '@shop/shared/included-parts';
import { Button, Caption, createBarRoom, media, Price } from '@shop/shared/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { InCartLink, isObtainable } from '../../features/buying';
import { BUY_BUTTONS_ID } from './buy-box.styles';
import type { Purchase } from './use-purchase';

const RepeatedCall = lazy(() =>
  import(/* webpackChunkName: "sold-out" */ './sold-out').then((module) => ({ default: module.RepeatedCall })),
);

const Bar = styled.div`
  display: none;

  @media ${media.phone} {
    position: var(--bar-position, sticky);
    /* Stays above the cookie notice. */
    bottom: var(--room-below, 0px);
    z-index: var(--z-sticky);
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 10px 16px max(10px, env(safe-area-inset-bottom));
    background: var(--c-surface);
    border-top: 1px solid var(--c-line-strong);
    box-shadow: 0 -12px 32px -16px rgba(14, 21, 18, 0.2);

    & > button,
    & > a {
      flex: 1;
      height: var(--size-control-lg);
    }

    /* Keeps its place, so that nothing moves. */
    &[data-idle] {
      visibility: hidden;
    }
  }
`;

const Sum = styled.div`
  display: grid;
  font-size: 20px;
  line-height: 24px;
`;

const BAR_HEIGHT = '69px';
const BarRoom = createBarRoom(BAR_HEIGHT);

/**
 * True while the page's own buttons are in sight above the bar: two equal buttons would compete,
 * and the bar would cover the others.
 */
function useAreButtonsInSight(): boolean {
  const [areInSight, setAreInSight] = useState(false);

  useEffect(() => {
    const buttons = document.getElementById(BUY_BUTTONS_ID);
    if (!buttons) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setAreInSight(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px -${BAR_HEIGHT} 0px` },
    );
    observer.observe(buttons);
    return () => observer.disconnect();
  }, []);

  return areInSight;
}

function contents({ productCount, accessories }: Purchase): string {
  const parts = [
    productCount > 1 && `за\u00A0${productCount}\u00A0шт.`,
    !accessories.every(isIncluded) && 'с аксессуарами',
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * Keeps the total and the button in view on phones, while the page's own buttons are not. It
 * duplicates the page's own controls, so screen readers and the keyboard skip it.
 */
export function BuyBar({ purchase }: { purchase: Purchase }) {
  const { product, total, isInCart, addToCart } = purchase;
  const isIdle = useAreButtonsInSight();
  const room = !isIdle && <BarRoom />;
  if (!isObtainable(product)) {
    return (
      <Bar aria-hidden="true" data-idle={isIdle || undefined}>
        {room}
        <Suspense>
          <RepeatedCall name={product.name} />
        </Suspense>
      </Bar>
    );
  }
  return (
    <Bar aria-hidden="true" data-idle={isIdle || undefined}>
      {room}
      <Sum>
        <Price value={total} />
        <Caption>{contents(purchase)}</Caption>
      </Sum>
      {isInCart ? (
        <InCartLink name={product.name} size="lg" tabIndex={-1} />
      ) : (
        <Button size="lg" tabIndex={-1} onClick={addToCart}>
          В корзину
        </Button>
      )}
    </Bar>
  );
}
