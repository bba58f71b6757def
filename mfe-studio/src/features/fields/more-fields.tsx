import type { ReactNode } from 'react';
import styled from 'styled-components';

const More = styled.details`
  padding-top: 12px;
  border-top: 1px solid var(--c-line);

  & > summary {
    cursor: pointer;
    font-size: 14px;
    line-height: 20px;
    font-weight: var(--w-medium);
  }
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 12px;
`;

interface MoreFieldsProps {
  title: string;
  /** Something in them is asked for. */
  isOpen: boolean;
  children: ReactNode;
}

/** Fields that few need, below the others. */
export function MoreFields({ title, isOpen, children }: MoreFieldsProps) {
  return (
    <More open={isOpen || undefined}>
      <summary>{title}</summary>
      <Inner>{children}</Inner>
    </More>
  );
}
