import styled from 'styled-components';
import { media, visuallyHidden } from '@shop/shared/ui';

/**
 * The list reaches the left edge of the window, but its text aligns with the column of the
 * container.
 */
export const Width = styled.div`
  container-type: inline-size;
`;

export const Split = styled.div`
  --edge: max(64px, (100cqw - var(--size-container)) / 2);
  display: grid;
  grid-template-columns: calc(408px + var(--edge)) minmax(0, 1fr);
  height: 600px;
  border-block: 1px solid var(--c-line-strong);

  @media ${media.narrowDesktop} {
    --edge: 40px;
  }

  @media ${media.compact} {
    --edge: 32px;
    grid-template-columns: 340px minmax(0, 1fr);
  }

  @media ${media.phone} {
    --edge: 16px;
    display: block;
    height: auto;
  }
`;

export const ListPane = styled.div<{ $isPart: boolean }>`
  order: -1;
  min-height: 0;
  overflow-y: auto;
  scroll-margin-top: var(--size-header);
  background: var(--c-surface);
  border-right: 1px solid var(--c-line-strong);

  @media ${media.phone} {
    ${({ $isPart }) => ($isPart ? 'max-height: 560px;' : 'overflow: visible;')}
    border: 0;
  }
`;

/**
 * First in the DOM order, so that the keyboard reaches a dozen markers before hundreds of links.
 */
export const MapPane = styled.div`
  position: relative;
  z-index: 0;
  min-height: 0;
  overflow: hidden;
  background: var(--c-stage);
  scroll-margin-top: var(--size-header);

  @media ${media.phone} {
    overflow: visible;
  }

  @media print {
    display: none;
  }
`;

export const MapBox = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  @media ${media.phone} {
    position: relative;
    height: 340px;
  }
`;

export const SkipLink = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }

  &:focus {
    position: absolute;
    top: 16px;
    left: 16px;
    z-index: 2;
    padding: 8px 14px;
    background: var(--c-surface);
    color: var(--c-link);
  }
`;
