import styled, { css } from 'styled-components';
import { withoutProps } from '../styles/own-props';
import { lightScope } from '../styles/tokens';

interface PanelProps {
  /** 24 px of padding. */
  isPadded?: boolean;
  /** Stronger border, as for the buy box and the summary. */
  isStrong?: boolean;
}

// A panel is white wherever it lies, so meanings of colours go back to those of light ground.
const ground = css`
  ${lightScope}
  background: var(--c-surface);
  color: var(--c-text);
`;

/** A white sheet with a hairline. */
export const Panel = styled.div.withConfig({ shouldForwardProp: withoutProps('isPadded', 'isStrong') })<PanelProps>`
  ${ground}
  border: 1px solid ${({ isStrong }) => (isStrong ? 'var(--c-line-strong)' : 'var(--c-line)')};
  border-radius: var(--r-1);
  ${({ isPadded }) => isPadded && 'padding: 24px;'}
`;
