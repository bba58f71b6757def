import styled from 'styled-components';
import { withoutProps } from '../styles/own-props';

/** A step of the space scale: 4 is 16 px. */
export type SpaceStep = 2 | 3 | 4 | 5 | 6 | 8 | 12;

interface StackProps {
  gap?: SpaceStep;
}

interface RowProps extends StackProps {
  /** Pushes the first and last child to the edges. */
  isBetween?: boolean;
}

/** Children in a column. */
export const Stack = styled.div.withConfig({ shouldForwardProp: withoutProps('gap') })<StackProps>`
  & > * + * {
    margin-top: var(--s-${({ gap = 4 }) => gap});
  }
`;

/** Children in a row that wraps. */
export const Row = styled.div.withConfig({ shouldForwardProp: withoutProps('gap', 'isBetween') })<RowProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-${({ gap = 4 }) => gap});
  ${({ isBetween }) => isBetween && 'justify-content: space-between;'}
`;
