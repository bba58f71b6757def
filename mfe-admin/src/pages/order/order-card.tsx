import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, Note } from '@shop/shared/ui';
import {
  BuyerFacts,
  DeliveryFacts,
  LineList,
  OrderMails,
  OrderNotes,
  OrderRecord,
  PaymentFacts,
} from '../../features/order-card';
import { OrderEditor, useOrderEdit } from '../../features/order-edit';
import { MoveBar } from '../../features/order-move';
import { PaymentActions } from '../../features/order-payment';
import { PrintLink } from '../../features/order-print';
import { ReturnDialog } from '../../features/order-return';
import { useVisitors, type Order } from '../../order';
import { OrderHead } from './order-head';

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  align-items: start;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }

  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

interface OrderCardProps {
  order: Order;
  /** It could not be renewed: what is shown may be of before. */
  isStale: boolean;
  orders: readonly { id: number }[];
  search: string;
  onChanged: (order: Order) => void;
  onConflict: () => void;
}

/** Until it is shipped, an order can be changed. */
const isEditable = ({ orderStatus }: Order) => ['new', 'confirmed', 'assembled'].includes(orderStatus);

/**
 * Leads to the title after a step, and when fields open or close: what had the focus is gone, and
 * the next step stands above.
 */
function useTitleFocus(isEditing: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const [steps, setSteps] = useState(0);
  const state = `${steps} ${isEditing}`;
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) title.current?.focus();
    before.current = state;
  }, [state]);
  return { title, countStep: () => setSteps((count) => count + 1) };
}

/** All that is known of an order, and all that can be done to it. */
export function OrderCard({ order, isStale, orders, search, onChanged, onConflict }: OrderCardProps) {
  const visitors = useVisitors(order.id);
  const edit = useOrderEdit(order);
  const { draft } = edit;
  const [isReturning, setIsReturning] = useState(false);
  const changes = { onChanged, onConflict };
  const { title, countStep } = useTitleFocus(draft !== null);
  const move = (moved: Order) => {
    onChanged(moved);
    countStep();
  };
  return (
    <Card>
      <OrderHead titleRef={title} order={order} orders={orders} search={search} />
      {isStale && (
        <Note kind="warning" role="status">
          Нет связи. Заказ обновится сам, когда она появится.
        </Note>
      )}
      {visitors.length > 0 && <Note role="status">{`Здесь ещё ${visitors.join(', ')}`}</Note>}
      {order.cancelReason && <Note>{`Отменён: ${order.cancelReason}`}</Note>}
      {draft ? (
        <div>
          <OrderEditor order={order} draft={draft} edit={edit} onSaved={onChanged} onConflict={onConflict} />
        </div>
      ) : (
        <>
          <MoveBar
            order={order}
            onChanged={move}
            onConflict={onConflict}
            more={
              <>
                <PrintLink ids={[order.id]} />
                {order.canReturnGoods && (
                  <Button kind="outline" onClick={() => setIsReturning(true)}>
                    Возврат
                  </Button>
                )}
              </>
            }
          >
            {isEditable(order) && (
              <Button kind="outline" onClick={edit.start}>
                Изменить
              </Button>
            )}
          </MoveBar>
          {isReturning && <ReturnDialog order={order} {...changes} onClose={() => setIsReturning(false)} />}
          <Columns>
            <div>
              <BuyerFacts order={order} />
              <LineList order={order} />
              <OrderNotes order={order} onChanged={onChanged} />
              <OrderRecord order={order} />
            </div>
            <div>
              <DeliveryFacts order={order} />
              <PaymentFacts order={order}>
                <PaymentActions order={order} {...changes} />
              </PaymentFacts>
              <OrderMails order={order} />
            </div>
          </Columns>
        </>
      )}
    </Card>
  );
}
