import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { useMay } from '@shop/shared/staff';
import { Logo, media } from '@shop/shared/ui';

const Bar = styled.header`
  display: flex;
  gap: 24px;
  align-items: center;
  min-height: 52px;
  padding: 0 24px;
  border-bottom: 1px solid var(--c-line);
  background: var(--c-surface);
  font-size: 14px;
  line-height: 20px;

  & > a {
    padding-block: 12px;
  }

  @media ${media.phone} {
    gap: 16px;
    padding: 0 16px;
  }

  @media print {
    display: none;
  }
`;

const Nav = styled.nav`
  display: flex;
  gap: 4px;
  margin-right: auto;

  & > a {
    position: relative;
    padding: 12px;
  }

  & > a[aria-current] {
    font-weight: var(--w-medium);
  }

  & > a[aria-current]::before {
    content: '';
    position: absolute;
    left: 4px;
    top: 14px;
    bottom: 14px;
    width: 2px;
    background: var(--c-signal);
  }
`;

interface AdminFrameProps {
  at: 'orders' | 'day' | 'shop' | 'people';
  children: ReactNode;
}

/** The head of all screens of «Магазин». It leads only to those that the person may use. */
export function AdminFrame({ at, children }: AdminFrameProps) {
  const mayOrders = useMay('orders');
  const mayShop = useMay('shop');
  const mayPeople = useMay('people');
  return (
    <>
      <Bar>
        <Link to="/admin" aria-label="Магазин INVIS DUOS">
          <Logo width={120} />
        </Link>
        <Nav aria-label="Магазин">
          {mayOrders && (
            <Link to="/admin" aria-current={at === 'orders' || undefined}>
              Заказы
            </Link>
          )}
          {mayOrders && (
            <Link to="/admin/day" aria-current={at === 'day' || undefined}>
              День
            </Link>
          )}
          {mayShop && (
            <Link to="/admin/shop" aria-current={at === 'shop' || undefined}>
              Доставка
            </Link>
          )}
          {mayPeople && (
            <Link to="/admin/people" aria-current={at === 'people' || undefined}>
              Люди
            </Link>
          )}
        </Nav>
        <a href="/">На&nbsp;сайт</a>
      </Bar>
      {children}
    </>
  );
}
