import styled from 'styled-components';
import { Modal } from '@shop/shared/ui';
import { MobileMenu } from './mobile-menu';

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

interface BurgerScreenProps {
  onClose: () => void;
}

/** The open menu of narrow screens: a chunk of its own, because most visits never open it. */
export function BurgerScreen({ onClose }: BurgerScreenProps) {
  return (
    <Screen title="Меню" isTitleHidden isOpen onClose={onClose} width="100%">
      <MobileMenu onClose={onClose} />
    </Screen>
  );
}
