import { media } from '@shop/shared/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: 24px;
  padding: 32px 0;
  border-top: 1px solid var(--c-line-strong);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: -10px;
    width: 2px;
    height: 20px;
    background: var(--neutral-400);
  }

  &:focus-within::before {
    background: var(--c-signal);
  }

  @media ${media.phone} {
    display: block;
    padding: 24px 0;
  }
`;

const Title = styled.h2`
  grid-column: 1 / 3;
  font-size: 18px;
  line-height: 24px;
`;

const Body = styled.div`
  grid-column: 3 / 9;
  min-width: 0;

  @media ${media.phone} {
    margin-top: 20px;
  }
`;

/** A step of the checkout. Its tick is green while the focus is inside. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Body>{children}</Body>
    </Box>
  );
}
