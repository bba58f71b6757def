import { useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffLinksToDocument } from '../../generated/graphql';
import type { SiteLink } from './link-place';

/** What leads to a page; null until that is known, also when nobody answers. */
export function useLinksTo(pageId: string): readonly SiteLink[] | null {
  const { client } = useShop();
  const [links, setLinks] = useState<readonly SiteLink[] | null>(null);
  useEffect(() => {
    let isGone = false;
    query(client, StaffLinksToDocument, { id: pageId }).then(
      ({ staffLinksTo }) => !isGone && setLinks(staffLinksTo),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [client, pageId]);
  return links;
}
