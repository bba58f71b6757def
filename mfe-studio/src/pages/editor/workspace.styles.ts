import styled, { css } from 'styled-components';
import { createSideRoom, media } from '@shop/shared/ui';
import { editorMedia } from '../../components';

export const Screen = styled.div`
  display: grid;
  grid-template-rows: minmax(52px, auto) minmax(0, 1fr) auto;
  height: 100dvh;
  overflow: hidden;
`;

/** One writes a text: outline and page come back with the button that took them away. */
const wideStyle = css`
  & {
    grid-template-columns: minmax(0, 1fr);
  }

  & > :not(:nth-child(2)) {
    display: none;
  }

  & > :nth-child(2) {
    grid-area: 1 / 1;
  }
`;

const PANEL = '344px';

/** The panel is where one presses next after what a toast tells of. */
export const PanelRoom = createSideRoom(PANEL);

export const Work = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr) ${PANEL};
  min-height: 0;

  @media ${media.compact} {
    grid-template-columns: 208px minmax(0, 1fr) 304px;
  }

  @media ${editorMedia.narrow} {
    grid-template-columns: 196px minmax(0, 1fr) 264px;
  }

  @media ${editorMedia.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${({ $isWide }) => $isWide && wideStyle}
`;

export const Side = styled.div<{ $isOnPhone?: boolean }>`
  min-height: 0;
  overflow: auto;
  background: var(--c-surface);
  border: solid var(--c-line);
  border-width: 0 1px;

  &[inert] {
    opacity: 0.5;
  }

  @media ${editorMedia.phone} {
    display: ${({ $isOnPhone }) => ($isOnPhone ? 'block' : 'none')};
    border: 0;
  }
`;

export const Middle = styled.div<{ $isOnPhone: boolean }>`
  display: grid;
  grid-area: 1 / 2;
  min-width: 0;
  min-height: 0;

  @media ${editorMedia.phone} {
    grid-area: 1 / 1;
    ${({ $isOnPhone }) => !$isOnPhone && 'display: none;'}
  }
`;

/** The keyboard comes here from the outline: the page between them has a hundred links. */
export const RightSide = styled(Side)`
  grid-area: 1 / 3;

  @media ${editorMedia.phone} {
    grid-area: 1 / 1;
  }
`;
