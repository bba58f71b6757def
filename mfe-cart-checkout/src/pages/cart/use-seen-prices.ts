import { acceptPrice, readCartPrices } from '@shop/shared/cart-prices';
import { useShop } from '@shop/shared/runtime';
import { useState } from 'react';
import { toKopecks, toRoubles, type OrderLine } from '../../features/order-lines';

export interface SeenPrices {
  /** The price of a piece when its product was put into the cart; null where none was noted. */
  seenKopecks: (line: OrderLine) => number | null;
  accept: (line: OrderLine) => void;
}

/** The prices the host noted in this browser. They are read anew with each rendering: they change with the cart only. */
export function useSeenPrices(): SeenPrices {
  const { storage } = useShop();
  const [, setAccepted] = useState(0);
  const seen = readCartPrices(storage);
  return {
    seenKopecks: ({ productId }) => {
      const roubles = seen.get(productId);
      return roubles === undefined ? null : toKopecks(roubles);
    },
    accept: ({ productId, unitKopecks }) => {
      acceptPrice(storage, productId, toRoubles(unitKopecks));
      setAccepted((count) => count + 1);
    },
  };
}
