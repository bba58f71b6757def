import { useCallback, useState } from 'react';
import { mutate, useShop } from '@shop/shared/runtime';
import { usePolling } from '../hooks';
import { StaffVisitOrderDocument } from '../generated/graphql';

const EVERY_MS = 10_000;
const NOBODY: readonly string[] = [];

/** The names of others who have the order open now. Nobody is told of a window that is not seen. */
export function useVisitors(id: number): readonly string[] {
  const { client } = useShop();
  const [names, setNames] = useState(NOBODY);
  const visit = useCallback(async () => {
    if (document.visibilityState === 'hidden') return;
    // Who is there is not worth a message.
    setNames(
      await mutate(client, StaffVisitOrderDocument, { id }).then(
        ({ staffVisitOrder }) => staffVisitOrder,
        () => NOBODY,
      ),
    );
  }, [client, id]);
  usePolling(visit, EVERY_MS);
  return names;
}
