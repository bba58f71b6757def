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

/** Fetches the menu when the burger is touched or focused. A failure here is nothing: the press tries again. */
function preloadScreen() {
  loadScreen().catch(() => undefined);
}

/** The menu of narrow screens. While it is open the page does not scroll; any route change closes it. */
export function BurgerMenu() {
  const [isOpen, setIsOpen] = useUntilNavigation(false);
  const close = () => setIsOpen(false);
  const screen = useOnDemand(isOpen, loadScreen, close);

  useEffect(() => {
    if (!isOpen) return undefined;
    // A turned tablet has the full header: a menu without a burger could not be understood.
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
