import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../src/ui';

const Frame = styled.section`
  padding: 48px 0;
`;

const Title = styled.h2`
  margin-bottom: 16px;
  padding-top: 8px;
  border-top: 1px solid var(--c-line-strong);
  color: var(--c-text-3);
  font: 400 13px/18px var(--font-mono);
`;

/** Three columns, one on phones. */
export const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;
  align-items: start;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** One part of the kit with its name. */
export function Board({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <Title>{title}</Title>
      {children}
    </Frame>
  );
}
