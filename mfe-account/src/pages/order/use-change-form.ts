import { useEffect, useState } from 'react';
import { isoDate } from '@shop/shared/format';
import { useShopForm } from '@shop/shared/forms';
import { useShop } from '@shop/shared/runtime';
import { fieldComplaints, useSending } from '../../features/form-sending';
import { CHANGE_FIELDS, changesOf, createChangeSchema, hasVisit, valuesOf, type ChangeValues } from './change-schema';
import { TEXTS } from './texts';
import type { Order } from './types';
import { updateOrder } from './update-order';

export interface ChangeFormProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** The form of what a buyer may change, and its sending. */
export function useChangeForm({ order, onChanged }: ChangeFormProps) {
  const { client, notices } = useShop();
  const [today] = useState(() => isoDate(Date.now()));
  const form = useShopForm(createChangeSchema(order, today), { defaultValues: valuesOf(order) });

  const { setFocus } = form;
  const firstField = hasVisit(order) ? 'deliveryDate' : 'orderComment';

  // The form has come because it was asked for: whoever asked goes on in it.
  useEffect(() => setFocus(firstField), [firstField, setFocus]);

  const send = async (values: ChangeValues) => {
    const changes = changesOf(order, values);
    if (Object.keys(changes).length === 0) {
      onChanged(order);
      return;
    }
    const updated = await updateOrder(client, order, changes);
    if (updated.orderStatus === 'new') notices.getState().show(TEXTS.updated);
    onChanged(updated);
  };

  const complaintsOf = (error: unknown) => fieldComplaints(error, CHANGE_FIELDS);
  return { form, today, sending: useSending({ form, send, complaintsOf }) };
}
