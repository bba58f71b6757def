import { useState } from 'react';
import { countOf } from '@shop/shared/format';
import { mutate, useNotices, useShop } from '@shop/shared/runtime';
import { isConflict } from '../../components';
import { CountShelfDocument } from '../../generated/graphql';
import { useKeptEdits } from '../../hooks';
import { countsOf, meetShelf, stockCountsOf, THINGS, typedSince, type CountDraft, type Thing } from './count-draft';
import type { Shelf } from './use-shelf';

const KEY = 'admin:counts';

/**
 * The counts that are not saved. They outlive the page and the session, and meet the shelf of now.
 * @param things those that are shown; null while they load
 */
export function useCountDraft(things: readonly Thing[] | null) {
  const { edits: draft, setEdits: setDraft, change } = useKeptEdits<CountDraft>(KEY, {});
  const current = things ? meetShelf(draft, things) : draft;
  if (current !== draft) setDraft(current);
  return { draft: current, change };
}

export type CountEdits = ReturnType<typeof useCountDraft>;

/** Saves all counts or none. A shelf that has changed meanwhile is read anew. */
export function useSaveCounts({ draft, change }: CountEdits, shelf: Pick<Shelf, 'read' | 'show'>) {
  const { client, track } = useShop();
  const notify = useNotices((state) => state.show);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const counts = stockCountsOf(draft);

  const meetOthers = async () => {
    const things = await shelf.read(countsOf(draft).map(({ id }) => id));
    shelf.show(things);
    change((before) => meetShelf(before, things));
  };

  const save = async () => {
    if (!counts || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const { staffCountStock: things } = await track(mutate(client, CountShelfDocument, { counts }));
      shelf.show(things);
      change((before) => typedSince(draft, before, things));
      notify({ title: `Пересчитано: ${countOf(things.length, THINGS)}` });
    } catch (cause) {
      setError(cause);
      if (isConflict(cause)) await meetOthers().catch(setError);
    } finally {
      setIsBusy(false);
    }
  };
  return { save: () => void save(), isReady: counts !== null, isBusy, error };
}
