import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Breadcrumbs, Container, Grid, H1, media, type BreadcrumbItem } from '@shop/shared/ui';
import { AccountNav, type AccountSection } from './account-nav';

const Body = styled(Container)`
  padding-bottom: 96px;

  @media ${media.phone} {
    padding-bottom: 64px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: flex-end;
  gap: 12px 24px;
  padding: 8px 0 40px;

  @media ${media.phone} {
    padding-bottom: 20px;
  }
`;

const Columns = styled(Grid)`
  align-items: start;
`;

const Main = styled.div`
  grid-column: 4 / 13;
  min-width: 0;

  @media ${media.compact} {
    grid-column: 1 / -1;
  }
`;

interface AccountPageProps {
  title: string;
  current: AccountSection;
  /** Between «Главная» and the page itself. */
  crumbs?: readonly BreadcrumbItem[];
  /** At the right of the heading, under it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the account: the way here, the heading, the sections. */
export function AccountPage({ title, current, crumbs = [], aside, children }: AccountPageProps) {
  return (
    <Body>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, ...crumbs, { label: title }]} linkComponent={Link} />
      <Head>
        <H1>{title}</H1>
        {aside}
      </Head>
      <Columns>
        <AccountNav current={current} />
        <Main>{children}</Main>
      </Columns>
    </Body>
  );
}
