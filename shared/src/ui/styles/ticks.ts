import { css } from 'styled-components';

/**
 * The ticks of every scale: a background that stands at the bottom of its box. One tile is drawn
 * and repeated, because WebKit smears the later ticks of a repeating gradient.
 */
export const tickField = (color: string, length = '100%', step = '8px') =>
  `linear-gradient(90deg, ${color} 0 1px, transparent 1px) 0 100% / ${step} ${length} repeat-x`;

/** Ticks one below the other, at the left edge of their box. */
export const tickColumn = (color: string, length = '100%', step = '8px') =>
  `linear-gradient(180deg, ${color} 0 1px, transparent 1px) 0 0 / ${length} ${step} repeat-y`;

/** A touch target larger than its control. Needs `position: relative` and no other `::after`. */
export const tapArea = css`
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
`;
