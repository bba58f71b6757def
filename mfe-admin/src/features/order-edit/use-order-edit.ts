import { useCallback, useState } from 'react';
import { useShop } from '@shop/shared/runtime';
import type { EditField, EditValues, Order } from '../../order';
import { forgetEdit, keepEdit, readEdit, rebase, settle, startDraft, type EditDraft } from './edit-draft';

/** The edit of one order; null while nobody edits. What was typed outlives the page. */
export function useOrderEdit(order: Order) {
  const shop = useShop();
  const { id } = order;
  const [draft, setDraft] = useState<EditDraft | null>(() => readEdit(shop, order));
  // Others have changed the order: their texts come in where nothing was typed.
  const current = draft && rebase(draft, order);
  if (current !== draft) setDraft(current);

  const change = useCallback(
    (part: Partial<EditValues>) =>
      setDraft((before) => {
        if (!before) return before;
        const after = { ...before, values: { ...before.values, ...part } };
        keepEdit(shop, id, after);
        return after;
      }),
    [shop, id],
  );

  return {
    draft: current,
    start: () => setDraft(startDraft(order)),
    change,
    choose: (field: EditField, choice: 'mine' | 'theirs') => {
      if (!current) return;
      const after = settle(current, field, choice);
      keepEdit(shop, id, after);
      setDraft(after);
    },
    stop: () => {
      forgetEdit(shop, id);
      setDraft(null);
    },
  };
}

export type OrderEdit = ReturnType<typeof useOrderEdit>;
