import { H3, Price, media } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The white sheet with the totals of the order. */
export const SummarySheet = styled.div`
  padding: 24px;
  background: var(--c-surface);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);

  @media ${media.phone} {
    padding: 20px 16px;
  }
`;

export const SummaryTitle = styled(H3).attrs({ as: 'h2' })`
  margin-bottom: 12px;
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding: 7px 0;
  font-size: 15px;
  line-height: 22px;
`;

const Term = styled.dt`
  color: var(--c-text-2);
`;

const Amount = styled.dd<{ $isGain: boolean }>`
  text-align: right;
  font-variant-numeric: tabular-nums;
  color: ${({ $isGain }) => ($isGain ? 'var(--c-link)' : 'inherit')};
`;

interface SummaryRowProps {
  label: string;
  children: ReactNode;
  /** True for the buyer's savings. */
  isGain?: boolean;
}

export function SummaryRow({ label, children, isGain = false }: SummaryRowProps) {
  return (
    <Row>
      <Term>{label}</Term>
      <Amount $isGain={isGain}>{children}</Amount>
    </Row>
  );
}

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 4px 16px;
  padding-top: 16px;
  margin: 16px 0 0;
  border-top: 1px solid var(--c-line);
`;

/** The total of a summary. `aria-live` announces the new total when a count changes. */
export function SummaryTotal({ label, roubles }: { label: string; roubles: number }) {
  return (
    <Total aria-live="polite" aria-atomic="true">
      <span>{label}</span>
      <Price value={roubles} size="lg" />
    </Total>
  );
}
