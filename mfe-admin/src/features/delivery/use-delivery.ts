import { useCallback, useMemo, useState } from 'react';
import { mutate, query, useNotices, useShop } from '@shop/shared/runtime';
import { StaffDeliveryDocument, StaffSaveDeliveryDocument, type StaffDeliveryCityInput } from '../../generated/graphql';
import { isConflict } from '../../components';
import { useKeptEdits, useLoaded } from '../../hooks';
import {
  changesOf,
  editCell,
  inputOf,
  settleChange,
  typedSince,
  type Cell,
  type Change,
  type City,
  type Delivery,
  type DeliveryEdits,
} from './delivery-edits';

const DRAFT = 'admin:delivery';

/** The table of delivery, and what was typed in it, which outlives the page. */
export function useDelivery() {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const ask = useCallback(async () => (await query(client, StaffDeliveryDocument, {})).staffDelivery, [client]);
  const { value: loaded, hasFailed, loadAgain } = useLoaded(ask);
  const [saved, setSaved] = useState<Delivery | null>(null);
  const { edits, change: keep } = useKeptEdits<DeliveryEdits>(DRAFT, {});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const delivery = saved ?? loaded;
  const changes = useMemo(() => (delivery ? changesOf(delivery, edits) : []), [delivery, edits]);

  const end = (next: (before: DeliveryEdits) => DeliveryEdits) => {
    keep(next);
    setFailure(null);
  };
  const forget = () => end(() => ({}));

  /** @returns whether it was saved */
  const send = async (revision: number, cities: StaffDeliveryCityInput[]): Promise<boolean> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const answer = await track(mutate(client, StaffSaveDeliveryDocument, { revision, input: { cities } }));
      setSaved(answer.staffSaveDelivery);
      return true;
    } catch (error) {
      setFailure(error);
      // What others have saved comes in, and what was typed stays.
      if (isConflict(error)) await ask().then(setSaved, setFailure);
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    ...{ delivery, hasFailed, loadAgain, edits, changes, failure, isBusy, forget, ask, onSaved: setSaved },
    edit: useCallback(
      (city: City, cell: Cell, text: string) => keep((before) => editCell(before, city, cell, text)),
      [keep],
    ),
    settle: (change: Change, choice: 'mine' | 'theirs') => keep((before) => settleChange(before, change, choice)),
    save: async () => {
      if (!delivery || !(await send(delivery.revision, inputOf(changes)))) return;
      end((now) => typedSince(edits, now));
      show({ title: 'Доставка сохранена' });
    },
    /** @returns whether it was added */
    addCity: async (city: string) => delivery !== null && send(delivery.revision, [{ city }]),
  };
}

export type DeliveryTable = ReturnType<typeof useDelivery>;
