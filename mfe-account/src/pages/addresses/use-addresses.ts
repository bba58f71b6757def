import { useCallback, useEffect, useState } from 'react';
import { useAuth, useShop, useUserAddresses } from '@shop/shared/runtime';

export type AddressesState = 'loading' | 'ready' | 'signed-out' | 'failed';

/** The buyer's addresses, asked for when the page is opened unless they are fresh. */
export function useAddresses() {
  const { track, userAddresses } = useShop();
  const { items, isLoading, hasFailed } = useUserAddresses((state) => state);
  const isAuth = useAuth((auth) => auth.isAuth);
  const [isMounted, setIsMounted] = useState(false);

  const load = useCallback(() => {
    // What a failure means for the page stands in the store.
    track(userAddresses.getState().load()).catch(() => undefined);
  }, [track, userAddresses]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- who is signed in is read after hydration
    setIsMounted(true);
    load();
  }, [load]);

  const stateOf = (): AddressesState => {
    if (isMounted && !isAuth) return 'signed-out';
    if (hasFailed) return 'failed';
    return isLoading ? 'loading' : 'ready';
  };
  return { items, state: stateOf(), load };
}
