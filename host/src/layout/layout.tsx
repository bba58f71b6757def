import type { RegistryRoute } from '@shop/shared/federation/registry';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AuthGate } from '../auth';
import { CookieNotice } from './cookie-notice';
import { Footer } from './footer';
import { Header } from './header';
import { LayoutStyle } from './layout.styles';
import { LoadingBar } from './loading-bar';
import { Notices } from './notices';
import { MAIN_ID, SkipLink } from './skip-link';

interface LayoutProps {
  /** `bare`: without header, footer and cookie notice. */
  kind?: RegistryRoute['layout'];
  children: ReactNode;
}

// The footer starts below the fold, so that no short content moves it when it replaces a skeleton.
const Main = styled.main`
  min-height: calc(100svh - var(--size-header));

  &:focus {
    outline: none;
  }
`;

export function Layout({ kind, children }: LayoutProps) {
  return (
    <>
      <LayoutStyle />
      <SkipLink />
      <Notices />
      {!kind && <Header />}
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      {!kind && <Footer />}
      <LoadingBar />
      <AuthGate />
      {!kind && <CookieNotice />}
    </>
  );
}
