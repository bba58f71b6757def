import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AuthGate } from '../auth';
import { CookieNotice } from './cookie-notice';
import { Footer } from './footer';
import { Header } from './header';
import { BareStyle, LayoutStyle } from './layout-style';
import { LoadingBar } from './loading-bar';
import { Notices } from './notices';
import { MAIN_ID, SkipLink } from './skip-link';

interface LayoutProps {
  /** Without header, footer and cookie notice. */
  isBare?: boolean;
  children: ReactNode;
}

const Main = styled.main`
  min-height: 60vh;

  &:focus {
    outline: none;
  }
`;

export function Layout({ isBare = false, children }: LayoutProps) {
  return (
    <>
      <LayoutStyle />
      {isBare && <BareStyle />}
      <SkipLink />
      <Notices />
      {!isBare && <Header />}
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      {!isBare && <Footer />}
      <LoadingBar />
      <AuthGate />
      {!isBare && <CookieNotice />}
    </>
  );
}
