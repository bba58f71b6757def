import { useState } from 'react';

/** Orders that are chosen in the list. */
export interface Selection {
  ids: ReadonlySet<number>;
  /** Chooses one, or takes it out; of a range, all between it and the one before. */
  choose: (id: number, isChosen: boolean, isRange: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
}

/** The ids from one to another, in the order of the list. */
function between(shown: readonly number[], from: number, to: number): readonly number[] {
  const [first = 0, last = 0] = [shown.indexOf(from), shown.indexOf(to)].toSorted((a, b) => a - b);
  return first < 0 ? [to] : shown.slice(first, last + 1);
}

/** What is chosen of the orders shown. An order that is no longer shown is not chosen either. */
export function useSelection(shown: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  return {
    ids: new Set(shown.filter((id) => chosen.has(id))),
    choose: (id, isChosen, isRange) => {
      const changed = new Set(isRange && last !== null ? between(shown, last, id) : [id]);
      const kept = [...chosen].filter((other) => !changed.has(other));
      setChosen(new Set(isChosen ? [...kept, ...changed] : kept));
      setLast(id);
    },
    chooseAll: (isChosen) => setChosen(new Set(isChosen ? shown : [])),
  };
}
