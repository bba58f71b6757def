import styled, { css } from 'styled-components';
import { withoutProps } from '../styles/own-props';
import { lightScope } from '../styles/tokens';

interface PanelProps {
  /** Adds 24 px of padding. */
  isPadded?: boolean;
  /** A stronger border, for the buy box and the summary. */
  isStrong?: boolean;
}

// A panel is always white, so colours return to their meaning on light ground.
const ground = css`
  ${lightScope}
  background: var(--c-surface);
  color: var(--c-text);
`;

/** A white panel with a hairline border. */
export const Panel = styled.div.withConfig({ shouldForwardProp: withoutProps('isPadded', 'isStrong') })<PanelProps>`
  ${ground}
  border: 1px solid ${({ isStrong }) => (isStrong ? 'var(--c-line-strong)' : 'var(--c-line)')};
  border-radius: var(--r-1);
  ${({ isPadded }) => isPadded && 'padding: 24px;'}
`;
