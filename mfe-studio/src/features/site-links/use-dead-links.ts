import { useCallback, useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffDeadLinksDocument } from '../../generated/graphql';
import type { SiteLink } from './link-place';

/** The links that lead nowhere; null while they load. */
export function useDeadLinks() {
  const { client } = useShop();
  const [links, setLinks] = useState<readonly SiteLink[] | 'failed' | null>(null);
  const load = useCallback(
    () =>
      query(client, StaffDeadLinksDocument, {}).then(
        ({ staffDeadLinks }) => setLinks(staffDeadLinks),
        () => setLinks('failed'),
      ),
    [client],
  );
  useEffect(() => void load(), [load]);
  return {
    links,
    reload: () => {
      setLinks(null);
      void load();
    },
  };
}
