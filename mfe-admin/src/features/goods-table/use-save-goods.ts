import { useState } from 'react';
import { countOf } from '@shop/shared/format';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { isConflict } from '../../components';
import { SaveGoodsDocument } from '../../generated/graphql';
import { changesOf, editsOf } from '../../goods';
import type { GoodsEdits } from './use-goods-edits';
import type { GoodsList } from './use-goods-list';

const PRODUCTS = ['товар', 'товара', 'товаров'] as const;

/** Who has changed a product meanwhile; the API names the first one. */
function byOf(error: unknown): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const conflict: unknown = error instanceof RequestError ? error.details.conflict : null;
  if (typeof conflict !== 'object' || conflict === null || !('productId' in conflict) || !('by' in conflict))
    return names;
  const { productId, by } = conflict;
  return typeof productId === 'number' && typeof by === 'string' ? names.set(productId, by) : names;
}

/** Saves all edits or none. What others have changed meanwhile is read and met. */
export function useSaveGoods(edits: GoodsEdits, list: Pick<GoodsList, 'read' | 'show'>) {
  const { client, track } = useShop();
  const notify = useNotices((state) => state.show);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const meetOthers = async (cause: unknown) => {
    const products = await list.read(
      'ids',
      editsOf(edits.draft).map(({ id }) => id),
    );
    list.show(products);
    edits.meet(products, byOf(cause));
  };

  const save = async () => {
    setIsBusy(true);
    setError(null);
    try {
      const sent = edits.draft;
      const changes = changesOf(sent);
      const { staffSaveGoods } = await track(mutate(client, SaveGoodsDocument, { changes }));
      list.show(staffSaveGoods);
      edits.saved(sent, staffSaveGoods);
      notify({ title: `Сохранено: ${countOf(staffSaveGoods.length, PRODUCTS)}` });
    } catch (cause) {
      setError(cause);
      if (isConflict(cause)) await meetOthers(cause).catch(setError);
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy, error };
}
