import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link, useShop } from '@shop/shared/runtime';
import {
  BoxIcon,
  Breadcrumbs,
  Container,
  Grid,
  H1,
  LogoutIcon,
  media,
  PinIcon,
  UserIcon,
  type BreadcrumbItem,
} from '@shop/shared/ui';

type AccountSection = '/profile' | '/orders' | '/addresses';

const SECTIONS = [
  { href: '/profile', label: 'Мой профиль', Icon: UserIcon },
  { href: '/orders', label: 'Мои заказы', Icon: BoxIcon },
  { href: '/addresses', label: 'Мои адреса', Icon: PinIcon },
] as const;

const Nav = styled.nav`
  position: sticky;
  top: calc(var(--size-header) + 16px);
  grid-column: 1 / 4;
  min-width: 0;

  @media ${media.compact} {
    position: static;
    grid-column: 1 / -1;
  }

  @media ${media.phone} {
    margin-inline: -16px;
  }
`;

const List = styled.ul`
  @media ${media.compact} {
    display: flex;
    overflow-x: auto;
    border-block: 1px solid var(--c-line);
  }
`;

const Item = styled.li`
  & > * {
    position: relative;
    display: flex;
    gap: 12px;
    align-items: center;
    width: 100%;
    min-height: 46px;
    padding: 12px 16px;
    border-top: 1px solid var(--c-line);
    line-height: 22px;
    text-align: left;
    white-space: nowrap;
  }

  &:last-child > * {
    border-bottom: 1px solid var(--c-line);
  }

  & > :hover {
    background: var(--c-stage);
  }

  & > :focus-visible {
    outline-offset: -2px;
  }

  & > [aria-current] {
    font-weight: var(--w-medium);
  }

  & > [aria-current]::before {
    content: '';
    position: absolute;
    left: 0;
    top: 10px;
    bottom: 10px;
    width: 3px;
    background: var(--c-signal);
  }

  @media ${media.compact} {
    && > * {
      border: 0;
      font-size: 15px;
    }

    & > [aria-current]::before {
      top: auto;
      bottom: 0;
      left: 16px;
      height: 12px;
    }

    & svg {
      display: none;
    }
  }
`;

/** The menu of the account, with the button that signs out. */
function AccountNav({ current }: { current: AccountSection }) {
  const { session } = useShop();
  return (
    <Nav aria-label="Личный раздел">
      <List>
        {SECTIONS.map(({ href, label, Icon }) => (
          <Item key={href}>
            <Link to={href} aria-current={href === current ? 'page' : undefined}>
              <Icon size={20} />
              {label}
            </Link>
          </Item>
        ))}
        <Item>
          <button type="button" onClick={() => void session.signOut()}>
            <LogoutIcon size={20} />
            Выйти
          </button>
        </Item>
      </List>
    </Nav>
  );
}

/** Keeps the same distance to the footer on all pages. */
export const PageBody = styled(Container)`
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
  /** The crumbs between «Главная» and this page. */
  crumbs?: readonly BreadcrumbItem[];
  /** Shown to the right of the heading, on phones below it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every account page: breadcrumbs, heading and menu. */
export function AccountPage({ title, current, crumbs = [], aside, children }: AccountPageProps) {
  return (
    <PageBody>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, ...crumbs, { label: title }]} linkComponent={Link} />
      <Head>
        <H1>{title}</H1>
        {aside}
      </Head>
      <Columns>
        <AccountNav current={current} />
        <Main>{children}</Main>
      </Columns>
    </PageBody>
  );
}
