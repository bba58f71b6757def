import styled from 'styled-components';
import { Link, Note } from '@shop/shared/ui';
import { Link as RouterLink } from '@shop/shared/runtime';
import type { Missing, RepeatPlan } from './plan-repeat';

const List = styled.ul`
  margin-block: 4px;
`;

function reasonOf({ left, isGone }: Missing): string {
  if (left > 0) return `осталось ${left}\u00A0шт., столько и\u00A0добавили`;
  return isGone ? 'больше не\u00A0продаётся' : 'сейчас нет в\u00A0наличии';
}

/** What of a repeated order did not get into the cart. A toast would be gone before it is read. */
export function RepeatNote({ plan }: { plan: RepeatPlan | null }) {
  const isNothingAdded = plan?.additions.length === 0;
  return (
    <div role="status">
      {plan && plan.missing.length > 0 && (
        <Note kind="warning">
          <p>{isNothingAdded ? 'Из этого заказа сейчас ничего нельзя купить:' : 'В корзину попало не всё:'}</p>
          <List>
            {plan.missing.map((missing, index) => (
              // Two rows may have one name, and they never change places.
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
