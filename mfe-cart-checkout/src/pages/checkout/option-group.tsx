import { AlertIcon, FieldError, media } from '@shop/shared/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface OptionGroupProps {
  label: string;
  /** Cards side by side; one on phones. */
  columns?: 2 | 3;
  error: string | undefined;
  children: ReactNode;
}

const Cards = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 8px;

  @media ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

/** Cards of which one is chosen. */
export function OptionGroup({ label, columns = 3, error, children }: OptionGroupProps) {
  const errorId = useId();
  return (
    <div>
      <Cards
        $columns={columns}
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
