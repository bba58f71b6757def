import type { RefObject } from 'react';
import styled from 'styled-components';
import { Button, media } from '@shop/shared/ui';

const Toggle = styled(Button).attrs({ kind: 'outline' })`
  height: 32px;
  padding-inline: 12px;
  font-size: 13px;

  @media ${media.touch} {
    height: var(--size-tap);
  }
`;

interface CompareButtonProps {
  /** Gets the cursor back when the keyboard ends it. */
  button: RefObject<HTMLButtonElement | null>;
  isOn: boolean;
  onToggle: () => void;
}

/** Shows in the page what differs from the site. */
export function CompareButton({ button, isOn, onToggle }: CompareButtonProps) {
  return (
    <Toggle ref={button} isPressed={isOn} onClick={onToggle}>
      Что изменилось
    </Toggle>
  );
}
