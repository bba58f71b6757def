import { useRef, useState } from 'react';
import { useNavigate, useShop } from '@shop/shared/runtime';
import type { OrderedProduct } from '../order';
import { fillCart } from './fill-cart';
import { planRepeat, type RepeatPlan } from './plan-repeat';

export interface RepeatOrder {
  /** What the last repeat came to; null before the first. */
  plan: RepeatPlan | null;
  /** The order that is being repeated. */
  busyId: number | null;
  repeat: (order: { id: number; products: readonly OrderedProduct[] }) => void;
}

/** Puts an order into the cart once more, as far as its products are to be had. */
export function useRepeatOrder(): RepeatOrder {
  const { cart, lists, notices, track } = useShop();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [state, setState] = useState<Pick<RepeatOrder, 'plan' | 'busyId'>>({ plan: null, busyId: null });

  const repeat: RepeatOrder['repeat'] = ({ id, products }) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ plan: null, busyId: id });
    // The stock of this moment, not of the page's; where it does not come, the list that is here has to do.
    void track(lists.load(['products'], { isForced: true })).then(() => {
      const plan = planRepeat(products, lists.stores.products.getState().items);
      fillCart(cart.getState, plan.additions);
      isUnderWay.current = false;
      setState({ plan, busyId: null });
      if (plan.additions.length > 0) tell();
    });
  };

  const tell = () =>
    notices.getState().show({
      title: 'Позиции в корзине',
      text: 'Цены сегодняшние, проверьте их перед заказом.',
      action: { text: 'Открыть корзину', run: () => void navigate('/cart') },
    });

  return { ...state, repeat };
}
