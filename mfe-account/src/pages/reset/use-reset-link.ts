import { useEffect, useState } from 'react';
import { useNavigate } from '@shop/shared/runtime';

/** What the mail's link holds. */
export interface ResetLink {
  token: string;
  email: string;
}

export type LinkState = { kind: 'reading' } | { kind: 'alive'; link: ResetLink } | { kind: 'dead' };

function readLink(search: string): LinkState {
  const params = new URLSearchParams(search);
  const token = params.get('token');
  const email = params.get('email');
  return token && email ? { kind: 'alive', link: { token, email } } : { kind: 'dead' };
}

/**
 * The link this page was opened by. It is kept in memory alone: the address bar and the history are cleaned at once,
 * so that no later request tells the token as its referrer.
 */
export function useResetLink(): LinkState {
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ kind: 'reading' });

  useEffect(() => {
    const { pathname, search } = window.location;
    // An effect may run twice; the second time the address is clean already.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server renders no query: it is read after hydration
    setState((known) => (known.kind === 'alive' ? known : readLink(search)));
    if (search) void navigate(pathname, { replace: true });
  }, [navigate]);

  return state;
}
