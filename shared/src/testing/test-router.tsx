import type { ReactNode } from 'react';
import { FollowBrowser } from '../runtime/router/browser-router';
import { Router } from '../runtime/router/router';

/** A router with react-router already loaded. */
export function TestRouter({ children }: { children: ReactNode }) {
  return <Router browserRouter={FollowBrowser}>{children}</Router>;
}
