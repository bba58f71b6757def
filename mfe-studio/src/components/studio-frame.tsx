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

  @media ${media.phone} {
    gap: 12px;
    padding: 0 16px;
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

const Body = styled.div`
  max-width: 1200px;
  margin: 0 auto;
  padding: 24px 32px 64px;

  @media ${media.phone} {
    padding: 16px 16px 48px;
  }
`;

const PLACES = [
  { path: '/studio', label: 'Страницы' },
  { path: '/studio/people', label: 'Люди' },
] as const;

interface StudioFrameProps {
  /** The path of this screen. */
  at: (typeof PLACES)[number]['path'];
  children: ReactNode;
}

/** The head of the screens that are not the editor. */
export function StudioFrame({ at, children }: StudioFrameProps) {
  return (
    <>
      <Bar>
        <Link to="/studio" aria-label="Студия INVIS DUOS">
          <Logo width={120} />
        </Link>
        <Nav aria-label="Студия">
          {PLACES.map(({ path, label }) => (
            <Link key={path} to={path} aria-current={path === at ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </Nav>
        <a href="/">На&nbsp;сайт</a>
      </Bar>
      <Body>{children}</Body>
    </>
  );
}
