import type { Product } from '@shop/shared/runtime';
import { useState } from 'react';

/** The place of a product beside another one: the left one, or the right one. */
export type PairPlace = 0 | 1;

/** The two products that a narrow screen shows side by side. */
export interface Pair {
  /** Left and right; fewer when there are fewer products. */
  products: readonly Product[];
  /** Puts a product in a place. One that stands in the other place changes places with it. */
  choose: (place: PairPlace, id: number) => void;
}

/** The first two products, until the visitor chooses others. A product that is gone makes room. */
export function usePair(all: readonly Product[]): Pair {
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const idsNow = all.map(({ id }) => id);
  const [left, right] = chosenIds.map((id) => (idsNow.includes(id) ? id : undefined));
  const leftId = left ?? idsNow.find((id) => id !== right);
  const rightId = right ?? idsNow.find((id) => id !== leftId);

  return {
    products: [leftId, rightId].flatMap((id) => all.find((product) => product.id === id) ?? []),
    choose: (place, id) => {
      const ids = [leftId, rightId].flatMap((known) => known ?? []);
      const former = ids[place];
      setChosenIds(ids.map((known, index) => (index === place ? id : known === id ? (former ?? known) : known)));
    },
  };
}
