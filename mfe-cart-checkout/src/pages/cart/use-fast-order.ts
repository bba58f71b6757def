import { useNavigate, useShop, type CartItem } from '@shop/shared/runtime';
import { useState } from 'react';
import { takeOutOrdered } from '../../features/ordering';

/** One chunk with the widget of the same name: whoever opened the dialog on a product's page has it already. */
const loadFastOrder = () => import(/* webpackChunkName: "fast-order" */ '../../features/fast-order');

type FastOrderModule = Awaited<ReturnType<typeof loadFastOrder>>;

interface Ordered {
  Dialog: FastOrderModule['FastOrderDialog'];
  /** The cart as it was at the press. */
  items: readonly CartItem[];
}

export interface FastOrder {
  ordered: Ordered | null;
  open: () => void;
  close: () => void;
  /** The order stands: its rows leave the cart. */
  finish: () => void;
}

/** The fast order of the whole cart. Its dialog comes with the first press; without it the page of the checkout serves. */
export function useFastOrder(): FastOrder {
  const shop = useShop();
  const navigate = useNavigate();
  const [ordered, setOrdered] = useState<Ordered | null>(null);

  const open = () => {
    const { items } = shop.cart.getState();
    shop.track(loadFastOrder()).then(
      ({ FastOrderDialog }) => setOrdered({ Dialog: FastOrderDialog, items }),
      () => void navigate('/checkout?type=fast'),
    );
  };

  return { ordered, open, close: () => setOrdered(null), finish: () => takeOutOrdered(shop, ordered?.items ?? []) };
}
