import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AlertIcon } from '../icons/icons';
import { visuallyHidden } from '../layout/visually-hidden';
import { media } from '../styles/media';
import { FieldError } from './field';

export interface OptionGroupProps {
  /** What is chosen. */
  label: ReactNode;
  /** The label is for screen readers only: a heading beside says it. */
  isLabelHidden?: boolean;
  /** Cards side by side; one on phones. */
  columns?: 1 | 2 | 3;
  error?: string;
  /** `OptionCard`s of one `name`. */
  children: ReactNode;
  className?: string;
}

const Legend = styled.legend<{ $isHidden: boolean }>`
  margin-bottom: 6px;
  padding: 0;
  font-size: 14px;
  line-height: 20px;
  font-weight: var(--w-medium);
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

const Cards = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 8px;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Cards of choice under one label, with the error of the choice. */
export function OptionGroup({
  label,
  isLabelHidden = false,
  columns = 1,
  error,
  children,
  className,
}: OptionGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <Legend $isHidden={isLabelHidden}>{label}</Legend>
      <Cards $columns={columns}>{children}</Cards>
      {error && (
        <FieldError id={errorId}>
          <AlertIcon size={16} />
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
