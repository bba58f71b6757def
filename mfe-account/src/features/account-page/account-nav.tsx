import styled from 'styled-components';
import { Link, useShop } from '@shop/shared/runtime';
import { BoxIcon, LogoutIcon, PinIcon, UserIcon, media } from '@shop/shared/ui';

export type AccountSection = '/profile' | '/orders' | '/addresses';

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

/** The sections of the account, and the way out of it. */
export function AccountNav({ current }: { current: AccountSection }) {
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
