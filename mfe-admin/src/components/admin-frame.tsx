import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
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
  margin-right: auto;

  & > a {
    display: block;
    position: relative;
    padding: 12px;
    font-weight: var(--w-medium);
  }

  & > a::before {
    content: '';
    position: absolute;
    left: 4px;
    top: 14px;
    bottom: 14px;
    width: 2px;
    background: var(--c-signal);
  }
`;

/** The head of all screens of «Магазин». */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Bar>
        <Link to="/admin" aria-label="Магазин INVIS DUOS">
          <Logo width={120} />
        </Link>
        <Nav aria-label="Магазин">
          <Link to="/admin" aria-current="true">
            Заказы
          </Link>
        </Nav>
        <a href="/">На&nbsp;сайт</a>
      </Bar>
      {children}
    </>
  );
}
