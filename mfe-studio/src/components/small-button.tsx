import styled from 'styled-components';
import { IconButton, media } from '@shop/shared/ui';

/** A quiet square button in a panel, 32 px, and 44 on touch screens. */
export const SmallButton = styled(IconButton).attrs({ kind: 'quiet' })`
  width: 32px;
  height: 32px;
  color: var(--c-text-2);

  &:disabled {
    border-color: transparent;
    background: transparent;
  }

  @media ${media.touch} {
    width: var(--size-tap);
    height: var(--size-tap);
  }
`;
