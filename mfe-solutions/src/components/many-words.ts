import { css } from 'styled-components';

/** A control is as high as its label, which editors write: on a phone it may take several lines. */
export const manyWords = css<{ size?: 'md' | 'lg' }>`
  height: auto;
  min-height: ${({ size }) => (size === 'lg' ? 'var(--size-control-lg)' : 'var(--size-control)')};
  min-width: 0;
  max-width: 100%;
  padding-block: 8px;
  white-space: normal;
`;
