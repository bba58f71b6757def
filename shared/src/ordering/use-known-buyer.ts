import { maskPhone } from '@shop/shared/format';
import { useAuth } from '@shop/shared/runtime';
import { useEffect, useEffectEvent } from 'react';

/**
 * What the shop knows about a signed-in buyer and need not ask. Names are those of the order's
 * fields.
 */
export interface KnownBuyer {
  fio: string;
  phone: string;
  email: string;
}

/** Calls `fill` when the buyer's record arrives, which is after the page. */
export function useKnownBuyer(fill: (buyer: KnownBuyer) => void): void {
  const user = useAuth((state) => state.user);
  const onKnown = useEffectEvent(fill);

  useEffect(() => {
    if (user.id !== null) onKnown({ fio: user.fullname, phone: maskPhone(user.phone), email: user.email });
  }, [user]);
}
