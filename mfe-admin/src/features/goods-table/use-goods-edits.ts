import { useMemo } from 'react';
import {
  confirmPrice,
  meet,
  settle,
  takeBack,
  typeInto,
  typedSince,
  type GoodsDraft,
  type GoodsField,
  type GoodsValues,
  type PastedBlock,
  type Product,
} from '../../goods';
import { useKeptEdits } from '../../hooks';

const KEY = 'admin:goods';

/**
 * The edits of goods that are not saved. They outlive the page and the session, and meet what
 * others have saved since.
 * @param products those that are shown; null while they load
 */
export function useGoodsEdits(products: readonly Product[] | null) {
  const { edits: draft, setEdits: setDraft, change } = useKeptEdits<GoodsDraft>(KEY, {});
  const current = products ? meet(draft, products) : draft;
  if (current !== draft) setDraft(current);
  const steps = useMemo(
    () => ({
      type: (product: Product, part: Partial<GoodsValues>) => change((before) => typeInto(before, product, part)),
      paste: ({ changes }: PastedBlock) =>
        change((before) => changes.reduce((edits, { product, part }) => typeInto(edits, product, part), before)),
      confirm: (id: number, price: string) => change((before) => confirmPrice(before, id, price)),
      takeBack: (id: number, field: GoodsField) => change((before) => takeBack(before, id, field)),
      choose: (id: number, field: GoodsField, choice: 'mine' | 'theirs') =>
        change((before) => settle(before, id, field, choice)),
      meet: (products: readonly Product[], by?: ReadonlyMap<number, string>) =>
        change((before) => meet(before, products, by)),
      saved: (sent: GoodsDraft, products: readonly Product[]) => change((before) => typedSince(sent, before, products)),
      drop: () => change(() => ({})),
    }),
    [change],
  );
  return { draft: current, ...steps };
}

export type GoodsEdits = ReturnType<typeof useGoodsEdits>;
