import { media, Mono } from '@shop/shared/ui';
import styled from 'styled-components';

export const GalleryBox = styled.div`
  grid-column: 1 / 8;
  min-width: 0;

  @media ${media.compact} {
    grid-column: 1 / 7;
  }
`;

export const StageBox = styled.div`
  --drawing: 570px;
  position: relative;
  display: grid;
  place-items: center;
  height: 640px;
  overflow: hidden;
  background: var(--c-stage);
  border-radius: var(--r-1);
  touch-action: pan-y pinch-zoom;

  & > img {
    width: 100%;
    height: var(--drawing);
    object-fit: contain;
  }

  & > .ruler {
    position: absolute;
    inset: auto 0 0;
  }

  @media ${media.compact} {
    --drawing: 400px;
    height: 460px;
  }

  @media ${media.phone} {
    --drawing: 256px;
    height: 320px;
    margin-inline: -16px;
    border-radius: 0;
  }

  @media print {
    --drawing: 170px;
    height: 190px;
  }
`;

export const Label = styled(Mono)`
  position: absolute;
  left: 24px;
  top: 20px;
  color: var(--c-text-3);

  /* Above the drawing, which may be as wide. */
  @media ${media.phone} {
    top: 10px;
  }
`;

export const Position = styled(Label)`
  left: auto;
  right: 24px;

  @media print {
    display: none;
  }
`;

export const Nothing = styled.p`
  color: var(--c-text-3);
`;

/** Covers the picture, with its icon in the corner. */
export const Zoom = styled.button`
  position: absolute;
  inset: 0;
  cursor: zoom-in;

  & > svg {
    position: absolute;
    right: 16px;
    bottom: 32px;
    box-sizing: content-box;
    padding: 12px;
    background: var(--c-surface);
    border-radius: var(--r-1);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const ThumbsBox = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 8px;
  margin-top: 8px;
`;

export const Thumb = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  height: 96px;
  min-width: 0;
  background: var(--c-stage);
  border-radius: var(--r-1);

  & > img {
    width: auto;
    height: 80px;
    object-fit: contain;
  }

  &[aria-selected='true'] {
    box-shadow: inset 0 0 0 1px var(--c-text);
  }

  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: 0;
    width: 3px;
    height: 24px;
    background: var(--c-signal);
  }

  @media ${media.phone} {
    height: 60px;

    & > img {
      height: 50px;
    }
  }
`;
