import { Note } from '@shop/shared/ui';
import styled from 'styled-components';
import { MainColumn, TwoColumns } from '../../components/two-columns';
import type { OrderGroup } from '../../features/order-lines';
import { CartGroup } from './cart-group';
import { CartSummary } from './cart-summary';
import { TEXTS } from './texts';
import type { CartActions } from './use-cart-actions';
import { useSeenPrices } from './use-seen-prices';

interface CartViewProps {
  groups: readonly OrderGroup[];
  actions: CartActions;
  onFastOrder: () => void;
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Hint = styled.div`
  padding-top: 24px;
  border-top: 1px solid var(--c-line-strong);
`;

/** The rows of the cart beside what they come to. */
export function CartView({ groups, actions, onFastOrder }: CartViewProps) {
  const prices = useSeenPrices();
  const hasChildren = groups.some(({ children }) => children.length > 0);
  return (
    <TwoColumns>
      <MainColumn>
        <Rows>
          {groups.map((group) => (
            <CartGroup key={group.line.id} group={group} actions={actions} prices={prices} />
          ))}
        </Rows>
        <Hint>{hasChildren && <Note>{TEXTS.hint}</Note>}</Hint>
      </MainColumn>
      <CartSummary groups={groups} onCureAll={() => actions.cureAll(groups)} onFastOrder={onFastOrder} />
    </TwoColumns>
  );
}
