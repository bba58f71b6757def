import { useState } from 'react';
import { Note, Stack } from '@shop/shared/ui';
import { ChangeForm } from './change-form';
import { FactLists } from './fact-lists';
import { OrderActions } from './order-actions';
import { OrderItems } from './order-items';
import { OrderTrack } from './order-track';
import { OrderSheet } from './order-sheet';
import { TEXTS } from './texts';
import type { Order } from './types';

interface OrderViewProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** All of one order, and what its buyer can still do with it. */
export function OrderView({ order, onChanged }: OrderViewProps) {
  const [isInWork, setIsInWork] = useState(false);
  const isNew = order.orderStatus === 'new';

  // Between the loading of the page and a press the shop may have gone on with the order.
  const handleChanged = (next: Order) => {
    setIsInWork(isNew && next.orderStatus !== 'new' && next.orderStatus !== 'cancelled');
    onChanged(next);
  };

  return (
    <Stack gap={8}>
      <OrderTrack order={order} />
      {isInWork && <Note kind="warning">{TEXTS.inWork}</Note>}
      <OrderItems products={order.products} />
      <FactLists order={order} />
      {isNew && <ChangeForm order={order} onChanged={handleChanged} />}
      <OrderActions order={order} onChanged={handleChanged} />
      <OrderSheet order={order} />
    </Stack>
  );
}
