import { H1 } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { until } from './breakpoints';

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  gap: 24px;
  padding: 8px 0 40px;

  @media ${until.phone} {
    display: block;
    padding-bottom: 20px;
  }
`;

const Aside = styled.div`
  max-width: 400px;
  color: var(--c-text-2);

  @media ${until.phone} {
    margin-top: 12px;
  }
`;

interface PageHeadProps {
  title: string;
  /** A sentence or controls on the right of the heading. */
  children?: ReactNode;
}

export function PageHead({ title, children }: PageHeadProps) {
  return (
    <Head>
      <H1>{title}</H1>
      {children && <Aside>{children}</Aside>}
    </Head>
  );
}
