import { createCatalogReader } from '@shop/shared/public-lists';
import { useList, useShopConfig } from '@shop/shared/runtime';
import { useEffect, useState } from 'react';
import type { DocumentData, ShownDocument } from '../../documents';

/** Typing asks the catalogue when it pauses. */
const PAUSE_MS = 400;

// Not from the index, which would bring the documents of all pages.
const loadData = () => import(/* webpackChunkName: "block-data" */ '../../documents/data');

async function ask(path: string): Promise<string | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null; // blocks show what they show without the catalogue
  }
}

const catalog = createCatalogReader(ask);

/** What blocks show of the catalogue and the lists; the server computes it for shoppers. */
export function useBlockData(document: ShownDocument | null): DocumentData {
  const { publicUrl } = useShopConfig();
  const { items: places } = useList('places');
  const { items: facts } = useList('facts');
  const [data, setData] = useState<DocumentData>({});

  useEffect(() => {
    if (!document) return undefined;
    let isLeft = false;
    const compute = async () => {
      const { dataOf } = await loadData();
      const lists = {
        products: [],
        discounts: [],
        deliveryCities: [],
        deliveryTypes: [],
        deliveryPrices: [],
        facts: [...facts],
        places: [...places],
      };
      const computed = await dataOf({
        ...{ params: {}, search: new URLSearchParams(), lists, catalog, publicUrl, content: document },
      });
      if (!isLeft) setData(computed);
    };
    const timer = setTimeout(() => void compute().catch(() => undefined), PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [document, facts, places, publicUrl]);

  return data;
}
