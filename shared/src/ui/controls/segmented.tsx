import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';
import { media } from '../styles/media';

export interface SegmentedOption<T extends string> {
  value: T;
  label: ReactNode;
}

export interface SegmentedProps<T extends string> {
  /** The question, for screen readers. */
  label: string;
  options: readonly SegmentedOption<T>[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

const Group = styled.div`
  display: flex;
  border: 1px solid var(--c-control);
  border-radius: var(--r-1);
  background: var(--c-surface);
  color: var(--neutral-950);
`;

const Half = styled.label`
  position: relative;
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 36px;
  padding: 0 16px;
  font-size: 15px;
  white-space: nowrap;
  cursor: pointer;

  & + & {
    border-left: 1px solid var(--c-line);
  }

  &:has(:checked) {
    background: var(--c-surface-dark);
    color: var(--c-text-inverse);
  }

  &:has(:checked)::after {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    bottom: 0;
    width: 3px;
    background: var(--c-signal-on-dark);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
    z-index: 1;
  }

  @media ${media.touch} {
    min-height: var(--size-tap);
  }
`;

const Input = styled.input`
  ${visuallyHidden}
`;

/** Two or three options, one of them chosen. Arrow keys work as in any radio group. */
export function Segmented<T extends string>({ label, options, value, onChange, className }: SegmentedProps<T>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label} className={className}>
      {options.map((option) => (
        <Half key={option.value}>
          <Input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </Half>
      ))}
    </Group>
  );
}
