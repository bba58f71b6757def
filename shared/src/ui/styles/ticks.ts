import { css } from 'styled-components';

/** The field of ticks of every scale, one every 8 px. */
export const tickField = (color: string) => `repeating-linear-gradient(90deg, ${color} 0 1px, transparent 1px 8px)`;

/** A touch target larger than its control. Needs `position: relative` and no other `::after`. */
export const tapArea = css`
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
`;
