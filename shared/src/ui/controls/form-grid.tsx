import styled from 'styled-components';
import { media } from '../styles/media';
import { withoutProps } from '../styles/own-props';

/** Six columns for the fields of a form. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 20px 16px;
`;

interface FieldCellProps {
  /** Columns of six, on wide screens. */
  span?: 1 | 2 | 3 | 4 | 6;
  /** Columns of six, on phones; all by default. */
  phoneSpan?: 2 | 3 | 4 | 6;
}

/** One field's cell in `FieldGrid`. */
export const FieldCell = styled.div.withConfig({
  shouldForwardProp: withoutProps('span', 'phoneSpan'),
})<FieldCellProps>`
  grid-column: span ${({ span = 6 }) => span};
  min-width: 0;

  @media ${media.phone} {
    grid-column: span ${({ phoneSpan = 6 }) => phoneSpan};
  }
`;
