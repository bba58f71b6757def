import { useCallback, useEffect, useState } from 'react';
import { RequestError, useShop, type Shop } from '@shop/shared/runtime';

export type PrivateState<Data> =
  { kind: 'loading' } | { kind: 'ready'; data: Data } | { kind: 'signed-out' } | { kind: 'failed' };

export interface PrivateData<Data> {
  state: PrivateState<Data>;
  retry: () => void;
  /** Shows what a change has answered, without asking again. */
  replace: (data: Data) => void;
}

/** Whether a call failed because nobody is signed in any more. */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'UNAUTHENTICATED';
}

/**
 * What belongs to the signed-in buyer. It is asked for after hydration: the server renders nobody's data.
 * @param load stable between renders; another one loads anew
 */
export function usePrivateData<Data>(load: (client: Shop['client']) => Promise<Data>): PrivateData<Data> {
  const { client, track } = useShop();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PrivateState<Data>>({ kind: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const show = (next: PrivateState<Data>) => isCurrent && setState(next);
    track(load(client)).then(
      (data) => show({ kind: 'ready', data }),
      (error: unknown) => show({ kind: hasSessionEnded(error) ? 'signed-out' : 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, client, load, track]);

  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const replace = useCallback((data: Data) => setState({ kind: 'ready', data }), []);
  return { state, retry, replace };
}
