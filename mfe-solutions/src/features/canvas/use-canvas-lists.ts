import type { CatalogReader } from '@shop/shared/public-lists';
import { createCatalogReader } from '@shop/shared/public-lists';
import { useList, type PublicLists } from '@shop/shared/runtime';
import { useMemo } from 'react';

async function ask(path: string): Promise<string | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null; // blocks show what they show without the catalogue
  }
}

/** The catalogue as the browser asks for it. */
export const catalog: CatalogReader = createCatalogReader(ask);

/** The lists that blocks and widgets read. Shoppers get them from the server, with the page. */
export function useCanvasLists(): PublicLists {
  const { items: places } = useList('places');
  const { items: facts } = useList('facts');
  const { items: discounts } = useList('discounts');
  return useMemo(
    () => ({
      ...{ products: [], deliveryCities: [], deliveryTypes: [], deliveryPrices: [] },
      ...{ facts: [...facts], places: [...places], discounts: [...discounts], reviews: [] },
    }),
    [facts, places, discounts],
  );
}
