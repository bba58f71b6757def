import { Caption } from '@shop/shared/ui';
import styled from 'styled-components';

/** Scrolls when the picture is larger. Two fingers are the dialog's own: they zoom the picture, not the page. */
export const Area = styled.div<{ $isWhole: boolean }>`
  height: min(760px, 100dvh - 220px);
  min-height: 200px;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--c-stage);
  cursor: ${({ $isWhole }) => ($isWhole ? 'zoom-in' : 'grab')};
  touch-action: pan-x pan-y;
  user-select: none;
`;

export const Picture = styled.img`
  display: block;
  max-width: none;
  object-fit: contain;
`;

export const Tools = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-top: 16px;
`;

export const Scale = styled(Caption)`
  margin-left: auto;
`;
