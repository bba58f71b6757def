import styled from 'styled-components';
import { media } from '../styles/media';
import { withoutProps } from '../styles/own-props';

/** Twelve columns, four on phones. Children set `grid-column` or are wrapped in `Cell`. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 24px;

  @media ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px;
  }
`;

/** The columns of a cell in `Grid`; on phones, all of them. */
export interface CellProps {
  /** First grid line, 1–12. */
  from?: number;
  /** Grid line after the last column, 2–13. */
  to?: number;
}

export const Cell = styled.div.withConfig({ shouldForwardProp: withoutProps('from', 'to') })<CellProps>`
  grid-column: ${({ from = 1, to = 13 }) => `${from} / ${to}`};
  min-width: 0;

  @media ${media.phone} {
    grid-column: 1 / -1;
  }
`;
