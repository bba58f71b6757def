import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../styles/media';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label. */
  children: ReactNode;
}

/** A control and its label in a row. */
export const choiceRow = css`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: flex-start;
  width: fit-content;
  font-size: 15px;
  line-height: 22px;
  cursor: pointer;

  @media ${media.touch} {
    min-width: var(--size-tap);
    min-height: var(--size-tap);
    padding-block: 11px;
  }
`;

/** The 20 px box. */
export const choiceBox = css`
  appearance: none;
  position: relative;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 1px 0 0;
  border: 1px solid var(--c-control);
  background: var(--c-surface);
  cursor: pointer;
  transition: background var(--motion-fast);

  &:hover {
    border-color: var(--c-control-hover);
  }

  &:checked {
    border-color: var(--c-primary);
  }

  &[aria-invalid='true'] {
    border-color: var(--c-danger-line);
  }

  &:disabled {
    background: var(--c-disabled);
    border-color: var(--c-disabled-line);
    cursor: not-allowed;
  }
`;

const Row = styled.label`
  ${choiceRow}
`;

// The mark is clipped, not an image: a `data:` URL would need its own source in the page's CSP.
const Box = styled.input`
  ${choiceBox}
  border-radius: var(--r-1);

  &:checked {
    background: var(--c-primary);
  }

  &:checked::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--c-on-primary);
    clip-path: polygon(23% 50%, 43% 70%, 82% 29%, 75% 22%, 43% 56%, 30% 43%);
  }

  &:checked:disabled {
    background: var(--c-control);
    border-color: var(--c-control);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export function Checkbox({ children, className, ...rest }: ChoiceProps) {
  return (
    <Row className={className}>
      <Box {...rest} type="checkbox" />
      <span>{children}</span>
    </Row>
  );
}
