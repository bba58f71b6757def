import styled, { keyframes } from 'styled-components';
import { media } from '../styles/media';
import { lightScope } from '../styles/tokens';
import { H3 } from '../type/headings';

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

export const Overlay = styled.div`
  ${lightScope}
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: 16px;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--c-overlay);
  color: var(--c-text);
  animation: ${fade} var(--motion-base) var(--motion-ease);
`;

export const Box = styled.div<{ $width: string }>`
  position: relative;
  width: ${({ $width }) => $width};
  max-width: 100%;
  padding: 44px 32px 32px;
  background: var(--c-surface);
  border-radius: var(--r-1);
  box-shadow: var(--shadow-3);
  animation: ${rise} var(--motion-base) var(--motion-ease);

  &:focus {
    outline: none;
  }

  @media ${media.phone} {
    padding: 56px 20px 24px;
  }
`;

export const Title = styled(H3)`
  margin-bottom: 16px;
  padding-right: 16px;
`;

export const Body = styled.div`
  min-width: 0;
`;

export const Close = styled.button`
  position: absolute;
  right: 8px;
  top: 8px;
  display: grid;
  place-items: center;
  width: var(--size-tap);
  height: var(--size-tap);

  &:hover {
    color: var(--c-link);
  }
`;
