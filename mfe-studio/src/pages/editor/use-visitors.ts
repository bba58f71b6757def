import { useCallback, useEffect, useState } from 'react';
import { mutate, useShop } from '@shop/shared/runtime';
import { StaffVisitPageDocument } from '../../generated/graphql';
import { useWhileSeen } from './use-while-seen';

const NOBODY: readonly string[] = [];

/** The names of others who have the page open now. Nobody is told of a window that is not seen. */
export function useVisitors(pageId: string): readonly string[] {
  const { client } = useShop();
  const [found, setFound] = useState({ pageId, names: NOBODY });

  const ask = useCallback(async () => {
    try {
      const { staffVisitPage } = await mutate(client, StaffVisitPageDocument, { id: pageId });
      setFound({ pageId, names: staffVisitPage });
    } catch {
      // Who is there is not worth a message; what is typed is saved by other calls.
      setFound({ pageId, names: NOBODY });
    }
  }, [client, pageId]);
  useWhileSeen(ask);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    if (document.visibilityState === 'visible') void ask();
  }, [ask]);

  return found.pageId === pageId ? found.names : NOBODY;
}
