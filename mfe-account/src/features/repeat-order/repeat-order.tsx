import { useRef, useState } from 'react';
import styled from 'styled-components';
import { fillTemplate, formatPrice } from '@shop/shared/format';
import { productsOf } from '@shop/shared/products';
import { Link as RouterLink, useNavigate, useShop } from '@shop/shared/runtime';
import { Link, Note } from '@shop/shared/ui';
import { idsOf, type OrderedProduct } from '../order';
import { fillCart, planRepeat, priceOf, takeBack, type FilledCart, type Missing, type RepeatPlan } from './repeat-plan';

export interface RepeatOrder {
  /** The result of the last repeat; null before the first. */
  plan: RepeatPlan | null;
  /** The id of the order that is being repeated. */
  busyId: number | null;
  repeat: (order: { id: number; products: readonly OrderedProduct[] }) => void;
}

const TEXTS = {
  added: {
    title: 'Добавили в\u00A0корзину',
    text: 'Товары заказа по\u00A0сегодняшним ценам. Сумма\u00A0{total}. Всего позиций:\u00A0{count}.',
  },
  known: { title: 'Уже в\u00A0корзине', text: 'Всё из\u00A0этого заказа там\u00A0есть, второй раз не\u00A0добавили.' },
  open: 'Открыть корзину',
} as const;

/**
 * Puts the products of an order into the cart again, as far as they are available. The toast names
 * the sum, and takes back what was added.
 */
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
      const { items, added } = fillCart(cart.getState().items, plan.additions);
      if (added.length > 0) cart.getState().replace(items);
      isUnderWay.current = false;
      setState({ plan, busyId: null });
      if (plan.additions.length > 0) notify(added);
    });
  };

  const notify = (added: FilledCart['added']) => {
    const action = { text: TEXTS.open, run: () => void navigate('/cart') };
    const { show } = notices.getState();
    if (added.length === 0) {
      show({ ...TEXTS.known, action });
      return;
    }
    const total = formatPrice(priceOf(added, known.list()));
    show({
      title: TEXTS.added.title,
      text: fillTemplate(TEXTS.added.text, { total, count: cart.getState().items.length }),
      action,
      undo: () => cart.getState().replace(takeBack(cart.getState().items, added)),
    });
  };

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
