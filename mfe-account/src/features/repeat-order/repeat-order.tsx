import { useRef, useState } from 'react';
import styled from 'styled-components';
import { productsOf } from '@shop/shared/products';
import { Link as RouterLink, useNavigate, useShop } from '@shop/shared/runtime';
import { Link, Note } from '@shop/shared/ui';
import { idsOf, type OrderedProduct } from '../order';
import { fillCart, planRepeat, type Missing, type RepeatPlan } from './repeat-plan';

export interface RepeatOrder {
  /** The result of the last repeat; null before the first. */
  plan: RepeatPlan | null;
  /** The id of the order that is being repeated. */
  busyId: number | null;
  repeat: (order: { id: number; products: readonly OrderedProduct[] }) => void;
}

/** Puts the products of an order into the cart again, as far as they are available. */
export function useRepeatOrder(): RepeatOrder {
  const shop = useShop();
  const { cart, notices, track } = shop;
  const known = productsOf(shop);
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [state, setState] = useState<Pick<RepeatOrder, 'plan' | 'busyId'>>({ plan: null, busyId: null });

  const repeat: RepeatOrder['repeat'] = ({ id, products }) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ plan: null, busyId: id });
    // The plan needs the current stock. If it does not load, the plan uses the stock in the
    // page.
    void track(known.load(idsOf(products), { isForced: true })).then(() => {
      const plan = planRepeat(products, known.list());
      fillCart(cart.getState, plan.additions);
      isUnderWay.current = false;
      setState({ plan, busyId: null });
      if (plan.additions.length > 0) notify();
    });
  };

  const notify = () =>
    notices.getState().show({
      title: 'Позиции в корзине',
      text: 'Цены сегодняшние, проверьте их перед заказом.',
      action: { text: 'Открыть корзину', run: () => void navigate('/cart') },
    });

  return { ...state, repeat };
}

const List = styled.ul`
  margin-block: 4px;
`;

function reasonOf({ left, isDiscontinued }: Missing): string {
  if (left > 0) return `осталось ${left}\u00A0шт., столько и\u00A0добавили`;
  return isDiscontinued ? 'больше не\u00A0продаётся' : 'сейчас нет в\u00A0наличии';
}

/** Lists what did not get into the cart. A toast would disappear before it is read. */
export function RepeatNote({ plan }: { plan: RepeatPlan | null }) {
  const isNothingAdded = plan?.additions.length === 0;
  return (
    <div role="status">
      {plan && plan.missing.length > 0 && (
        <Note kind="warning">
          <p>{isNothingAdded ? 'Из этого заказа сейчас ничего нельзя купить:' : 'В корзину попало не всё:'}</p>
          <List>
            {plan.missing.map((missing, index) => (
              // Names may repeat. The index is a stable key, because rows never move.
              <li key={index}>
                {missing.name}: {reasonOf(missing)}
              </li>
            ))}
          </List>
          <Link as={RouterLink} to={isNothingAdded ? '/products' : '/cart'}>
            {isNothingAdded ? 'К оборудованию' : 'Открыть корзину'}
          </Link>
        </Note>
      )}
    </div>
  );
}
