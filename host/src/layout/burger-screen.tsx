import styled from 'styled-components';
import { Modal } from '@shop/shared/ui';
import { MobileMenu } from './mobile-menu';

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

/** The open menu of narrow screens. Most visitors never open it, so it is a separate chunk. */
export function BurgerScreen({ onClose }: BurgerScreenProps) {
  return (
    <Screen title="Меню" isTitleHidden isOpen onClose={onClose} width="100%">
      <MobileMenu onClose={onClose} />
    </Screen>
  );
}
