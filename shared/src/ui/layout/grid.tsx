import styled from 'styled-components';
import { media } from '../styles/media';
import { withoutProps } from '../styles/own-props';

/** Twelve columns, four on phones. Children place themselves by `grid-column` or are wrapped in `Cell`. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 24px;

  @media ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px;
  }
`;

/** Which columns of `Grid` a cell takes; on phones all of them. */
export interface CellProps {
  /** First line, 1–12. */
  from?: number;
  /** Line after the last column, 2–13. */
  to?: number;
}

/** A place in `Grid`. */
export const Cell = styled.div.withConfig({ shouldForwardProp: withoutProps('from', 'to') })<CellProps>`
  grid-column: ${({ from = 1, to = 13 }) => `${from} / ${to}`};
  min-width: 0;

  @media ${media.phone} {
    grid-column: 1 / -1;
  }
`;
