import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Panel } from '@shop/shared/ui';

const Box = styled(Panel)`
  min-width: 0;
  padding: 14px 16px 16px;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  justify-content: space-between;
  align-items: baseline;
  margin-bottom: 10px;

  & > h2 {
    font-size: 15px;
    line-height: 20px;
    font-weight: var(--w-medium);
    letter-spacing: 0;
  }
`;

interface PartProps {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of a card. */
export function Part({ title, aside, children }: PartProps) {
  const titleId = useId();
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </Head>
      {children}
    </Box>
  );
}
