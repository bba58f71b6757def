import { useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffPreviewOrderDocument, type StaffPreviewOrderQueryVariables } from '../generated/graphql';
import type { OrderPreview } from './types';

/** Typing a reason asks anew this long after its last key. */
const TYPED_MS = 400;

interface Previewed {
  key: string;
  preview: OrderPreview | null;
  failure: unknown;
}

/** What a change of an order would do. The preview of other variables is shown as none. */
export function usePreview(variables: StaffPreviewOrderQueryVariables) {
  const { client } = useShop();
  const key = JSON.stringify(variables);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const isFirst = previewed === null;

  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const answer = await query(client, StaffPreviewOrderDocument, variables).then(
        ({ staffPreviewOrder }) => ({ key, preview: staffPreviewOrder, failure: null }),
        (failure: unknown) => ({ key, preview: null, failure }),
      );
      if (!isLeft) setPreviewed(answer);
    };
    const timer = setTimeout(() => void ask(), isFirst ? 0 : TYPED_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
    // The key has all of the variables.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, key]);

  return previewed?.key === key ? previewed : { preview: null, failure: null };
}
