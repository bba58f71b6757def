import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { tapArea } from '../styles/ticks';
import { TabCount } from './tab-links';

export interface ChipProps extends ComponentProps<'button'> {
  isPressed: boolean;
  /** The number of results. */
  count?: number;
}

const chipStyle = css`
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

  & > ${TabCount} {
    margin: 0;
  }

  &:hover {
    border-color: var(--c-control-hover);
  }

  &[aria-pressed='true'],
  &[aria-current='true'] {
    background: var(--c-surface-dark);
    border-color: var(--c-surface-dark);
    color: var(--c-text-inverse);
  }

  &[aria-pressed='true']::before,
  &[aria-current='true']::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    bottom: 0;
    width: 3px;
    background: var(--c-signal-on-dark);
  }

  &[aria-pressed='true'] > ${TabCount}, &[aria-current='true'] > ${TabCount} {
    color: var(--c-text-inverse-2);
  }

  &:disabled {
    background: var(--c-disabled);
    border-color: var(--c-disabled-line);
    color: var(--c-text-disabled);
    cursor: not-allowed;
  }
`;

const Box = styled.button`
  ${chipStyle}
`;

/**
 * A filter that is a link; the active one has `aria-current`. `as={RouterLink}` keeps the style.
 */
export const ChipLink = styled.a`
  ${chipStyle}
`;

/** A filter that is on or off. */
export function Chip({ isPressed, count, children, ...rest }: ChipProps) {
  return (
    <Box type="button" {...rest} aria-pressed={isPressed}>
      {children}
      {count !== undefined && <TabCount>{count}</TabCount>}
    </Box>
  );
}
