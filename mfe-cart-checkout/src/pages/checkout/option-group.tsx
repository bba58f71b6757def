import { AlertIcon, FieldError, media } from '@shop/shared/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface OptionGroupProps {
  label: string;
  error: string | undefined;
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

/** Cards of which one is chosen, as many side by side as have room for their words. */
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
