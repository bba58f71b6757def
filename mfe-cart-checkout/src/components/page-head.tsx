import { Breadcrumbs, H1, media } from '@shop/shared/ui';
import { Link } from '@shop/shared/runtime';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Crumb {
  label: string;
  href?: string;
}

interface PageHeadProps {
  title: string;
  crumbs: readonly Crumb[];
  /** Stands at the right of the heading, under it on phones. */
  action?: ReactNode;
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  gap: 24px;
  padding: 8px 0 40px;

  @media ${media.phone} {
    display: block;
    padding-bottom: 20px;

    & > * + * {
      margin-top: 12px;
    }
  }
`;

/** Breadcrumbs, the page's name and what can be done with the page as a whole. */
export function PageHead({ title, crumbs, action }: PageHeadProps) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, ...crumbs]} linkComponent={Link} />
      <Head>
        <H1>{title}</H1>
        {action}
      </Head>
    </>
  );
}
