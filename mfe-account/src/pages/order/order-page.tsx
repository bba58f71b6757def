import { useEffect, useState } from 'react';
import { formatOrderNumber } from '@shop/shared/format';
import { CHANGE_TITLE, ChangeOrder, ORDER_IN_WORK } from '@shop/shared/order-page';
import { OrderReviews } from '@shop/shared/order-reviews';
import { ReturnTerms } from '@shop/shared/ordering';
import { Link, useParams, useShop } from '@shop/shared/runtime';
import { Note, NotFoundFrame, Stack } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { AccountPage } from '../../features/account-page';
import { PrivateBlock, RowsSkeleton } from '../../features/private-data';
import { NextSteps } from './next-steps';
import { OrderActions } from './order-actions';
import { parseOrderId, updateOrder, useOrder, type Order } from './order-data';
import { FactLists } from './order-facts';
import { OrderItems } from './order-items';
import { OrderSheet } from './order-sheet';
import { OrderBadges, OrderTrack } from './order-status';
import { TEXTS } from './texts';

function NotFound() {
  // The page already has the title of an order; only the API knows that there is none.
  useEffect(() => {
    document.title = 'Страница не найдена — INVIS DUOS';
  }, []);

  return <NotFoundFrame linkComponent={Link} />;
}

interface OrderViewProps {
  order: Order;
  onChanged: (order: Order) => void;
}

function OrderView({ order, onChanged }: OrderViewProps) {
  const { client } = useShop();
  const [isInWork, setIsInWork] = useState(false);
  const isNew = order.orderStatus === 'new';

  // The shop may have started on the order since the page was loaded.
  const handleChanged = (next: Order) => {
    setIsInWork(isNew && next.orderStatus !== 'new' && next.orderStatus !== 'cancelled');
    onChanged(next);
  };

  return (
    <Stack gap={8}>
      <OrderTrack order={order} />
      {isInWork && <Note kind="warning">{ORDER_IN_WORK}</Note>}
      <OrderActions order={order} onChanged={handleChanged} />
      <OrderItems products={order.products} />
      {order.orderStatus === 'delivered' && <OrderReviews orderId={order.id} guestKey={null} />}
      <FactLists order={order} />
      {isNew && (
        <SettingsSection title={CHANGE_TITLE} hint={TEXTS.changeHint}>
          <ChangeOrder order={order} save={(change) => updateOrder(client, order, change)} onChanged={handleChanged} />
        </SettingsSection>
      )}
      <NextSteps order={order} />
      {order.userType === 'fiz' && order.orderStatus !== 'cancelled' && <ReturnTerms />}
      <OrderSheet order={order} />
    </Stack>
  );
}

function OrderById({ id }: { id: number }) {
  const source = useOrder(id);
  const { state } = source;
  const order = state.kind === 'ready' ? state.data : null;

  if (state.kind === 'ready' && !order) return <NotFound />;
  return (
    <AccountPage
      title={`Заказ ${formatOrderNumber(id)}`}
      current="/orders"
      crumbs={[{ label: 'Мои заказы', href: '/orders' }]}
      aside={order && <OrderBadges order={order} />}
    >
      <PrivateBlock source={source} skeleton={<RowsSkeleton label={TEXTS.loading} />} failure={TEXTS.failed}>
        {(found) => found && <OrderView order={found} onChanged={source.replace} />}
      </PrivateBlock>
    </AccountPage>
  );
}

export function OrderPage() {
  const id = parseOrderId(useParams().id);
  return id === null ? <NotFound /> : <OrderById key={id} id={id} />;
}
