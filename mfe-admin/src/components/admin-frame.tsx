import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { useRights } from '@shop/shared/staff';
import { Logo, media } from '@shop/shared/ui';
import { SECTIONS, type SectionName } from '../sections';

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
  at: SectionName;
  children: ReactNode;
}

/** The head of all screens of «Магазин». It leads only to those that the person may use. */
export function AdminFrame({ at, children }: AdminFrameProps) {
  const rights = useRights();
  return (
    <>
      <Bar>
        <Link to="/admin" aria-label="Магазин INVIS DUOS">
          <Logo width={120} />
        </Link>
        <Nav aria-label="Магазин">
          {SECTIONS.filter(({ right }) => rights.includes(right)).map(({ at: name, to, text }) => (
            <Link key={to} to={to} aria-current={at === name || undefined}>
              {text}
            </Link>
          ))}
        </Nav>
        <a href="/">На&nbsp;сайт</a>
      </Bar>
      {children}
    </>
  );
}
