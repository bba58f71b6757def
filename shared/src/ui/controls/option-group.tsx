import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { AlertIcon } from '../icons/icons';
import { media } from '../styles/media';
import { FieldError } from './field';

interface OptionGroupProps {
  /** The question, for screen readers: sighted users have a heading. */
  label: string;
  error?: string | undefined;
  /** `OptionCard`s with the same `name`. */
  children: ReactNode;
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 8px;

  @media ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

/** Cards to choose one from, as many side by side as fit. */
export function OptionGroup({ label, error, children }: OptionGroupProps) {
  const errorId = useId();
  return (
    <div>
      <Cards
        role="radiogroup"
        aria-label={label}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {children}
      </Cards>
      {error && (
        <FieldError id={errorId}>
          <AlertIcon size={16} />
          {error}
        </FieldError>
      )}
    </div>
  );
}
