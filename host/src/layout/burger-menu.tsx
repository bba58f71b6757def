import { useEffect } from 'react';
import styled from 'styled-components';
import { MenuIcon } from '@shop/shared/ui';
import { useOnDemand } from './use-on-demand';
import { useUntilNavigation } from './use-until-navigation';

const WIDE_PX = 1280;

const Burger = styled.button`
  display: grid;
  place-items: center;
  width: var(--size-tap);
  height: var(--size-tap);

  @media (min-width: ${WIDE_PX}px) {
    display: none;
  }

  @media (max-width: 359.98px) {
    width: 40px;
  }

  @media (scripting: none) {
    display: none;
  }
`;

const loadScreen = () => import(/* webpackChunkName: "burger-screen" */ './burger-screen');

/** Loads the menu ahead. A failure does no harm: the click tries again. */
function preloadScreen() {
  loadScreen().catch(() => undefined);
}

/** The menu of narrow screens (docs/rules.md, Layout). */
export function BurgerMenu() {
  const [isOpen, setIsOpen] = useUntilNavigation(false);
  const close = () => setIsOpen(false);
  const screen = useOnDemand(isOpen, loadScreen, close);

  useEffect(() => {
    if (!isOpen) return undefined;
    // A tablet turned to landscape shows the full header, which replaces the menu.
    const handleResize = () => {
      if (window.innerWidth >= WIDE_PX) setIsOpen(false);
    };
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  });

  return (
    <>
      <Burger
        type="button"
        aria-label="Открыть меню"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onFocus={preloadScreen}
        onPointerEnter={preloadScreen}
      >
        <MenuIcon />
      </Burger>
      {isOpen && screen && <screen.BurgerScreen onClose={close} />}
    </>
  );
}
