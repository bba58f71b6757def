import { css } from 'styled-components';

/** The field of ticks every scale is drawn with: one each 8 px. */
export const tickField = (color: string) => `repeating-linear-gradient(90deg, ${color} 0 1px, transparent 1px 8px)`;

/** Room for a fingertip around a control that looks smaller. Needs `position: relative` and no other `::after`. */
export const tapArea = css`
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
`;
