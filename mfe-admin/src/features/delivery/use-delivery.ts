import { useCallback, useMemo, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from '@shop/shared/drafts';
import { mutate, query, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { StaffDeliveryDocument, StaffSaveDeliveryDocument, type StaffDeliveryCityInput } from '../../generated/graphql';
import { useLoaded } from '../../hooks';
import {
  changesOf,
  editCell,
  inputOf,
  settleChange,
  type Cell,
  type Change,
  type City,
  type Delivery,
} from './delivery-edits';
import type { DeliveryEdits } from './delivery-edits';

const DRAFT = 'admin:delivery';
const NONE: { edits: DeliveryEdits } = { edits: {} };

/** The table of delivery, and what was typed in it, which outlives the page. */
export function useDelivery() {
  const shop = useShop();
  const { client, track } = shop;
  const show = useNotices((state) => state.show);
  const ask = useCallback(async () => (await query(client, StaffDeliveryDocument, {})).staffDelivery, [client]);
  const { value: loaded, hasFailed, loadAgain } = useLoaded(ask);
  const [saved, setSaved] = useState<Delivery | null>(null);
  const [edits, setEdits] = useState<DeliveryEdits>(() => readDraft(shop, DRAFT, NONE)?.edits ?? NONE.edits);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const delivery = saved ?? loaded;
  const changes = useMemo(() => (delivery ? changesOf(delivery, edits) : []), [delivery, edits]);

  const keep = useCallback(
    (next: (before: DeliveryEdits) => DeliveryEdits) =>
      setEdits((before) => {
        const after = next(before);
        saveDraft(shop, DRAFT, { edits: after });
        return after;
      }),
    [shop],
  );
  const forget = () => {
    clearDraft(shop, DRAFT);
    setEdits(NONE.edits);
    setFailure(null);
  };

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
      if (error instanceof RequestError && error.code === 'CONFLICT') setSaved(await ask());
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    ...{ delivery, hasFailed, loadAgain, edits, changes, failure, isBusy, forget },
    edit: useCallback(
      (city: City, cell: Cell, text: string) => keep((before) => editCell(before, city, cell, text)),
      [keep],
    ),
    settle: (change: Change, choice: 'mine' | 'theirs') => keep((before) => settleChange(before, change, choice)),
    save: async () => {
      if (!delivery || !(await send(delivery.revision, inputOf(changes)))) return;
      forget();
      show({ title: 'Доставка сохранена' });
    },
    /** @returns whether it was added */
    addCity: async (city: string) => delivery !== null && send(delivery.revision, [{ city }]),
  };
}

export type DeliveryTable = ReturnType<typeof useDelivery>;
