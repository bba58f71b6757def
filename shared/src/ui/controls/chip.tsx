import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { tapArea } from '../styles/ticks';
import { TabCount } from './tab-links';

export interface ChipProps extends ComponentProps<'button'> {
  isPressed: boolean;
  /** How many things the filter leaves. */
  count?: number;
}

const Box = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: var(--size-control);
  padding: 0 14px;
  border: 1px solid var(--c-control);
  border-radius: var(--r-1);
  background: var(--c-surface);
  color: var(--neutral-950);
  font-size: 15px;
  white-space: nowrap;
  ${tapArea}

  &:hover {
    border-color: var(--c-control-hover);
  }

  &[aria-pressed='true'] {
    background: var(--c-surface-dark);
    border-color: var(--c-surface-dark);
    color: var(--c-text-inverse);
  }

  &[aria-pressed='true']::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    bottom: 0;
    width: 3px;
    background: var(--c-signal-on-dark);
  }

  &[aria-pressed='true'] > ${TabCount} {
    color: var(--c-text-inverse-2);
  }

  &:disabled {
    background: var(--c-disabled);
    border-color: var(--c-disabled-line);
    color: var(--c-text-disabled);
    cursor: not-allowed;
  }
`;

const Count = styled(TabCount)`
  margin: 0;
`;

/** A filter that is on or off. */
export function Chip({ isPressed, count, children, ...rest }: ChipProps) {
  return (
    <Box type="button" {...rest} aria-pressed={isPressed}>
      {children}
      {count !== undefined && <Count>{count}</Count>}
    </Box>
  );
}
