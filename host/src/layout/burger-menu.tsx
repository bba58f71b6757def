import { useEffect } from 'react';
import styled from 'styled-components';
import { MenuIcon, Modal } from '@shop/shared/ui';
import { MobileMenu } from './mobile-menu';
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

/** A dialog as large as the screen. */
const Screen = styled(Modal)`
  && {
    position: fixed;
    inset: 0;
    max-width: none;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--c-bg);
    border-radius: 0;
  }
`;

/** The menu of narrow screens. While it is open the page does not scroll; any route change closes it. */
export function BurgerMenu() {
  const [isOpen, setIsOpen] = useUntilNavigation(false);
  const close = () => setIsOpen(false);

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
      <Burger type="button" aria-label="Открыть меню" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <MenuIcon />
      </Burger>
      <Screen title="Меню" isTitleHidden isOpen={isOpen} onClose={close} width="100%">
        <MobileMenu onClose={close} />
      </Screen>
    </>
  );
}
