import { useCallback, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffPropertyKindsDocument } from '../../generated/graphql';
import { useLoaded } from '../../hooks';
import { NEW_KIND, type Kind } from './kind-fields';

/** The properties that goods can have, and the one that is open. */
export function useKinds() {
  const { client } = useShop();
  const ask = useCallback(async () => (await query(client, StaffPropertyKindsDocument, {})).staffProperties, [client]);
  const { value: known, hasFailed, loadAgain } = useLoaded(ask);
  const [saved, setSaved] = useState<readonly Kind[]>([]);
  const [openId, setOpenId] = useState<number | null>(null);
  const kinds = known && [
    ...known.map((kind) => saved.find(({ id }) => id === kind.id) ?? kind),
    ...saved.filter(({ id }) => known.every((kind) => kind.id !== id)),
  ];
  return {
    ...{ kinds, hasFailed, loadAgain, open: setOpenId },
    edited: openId === 0 ? NEW_KIND : (kinds?.find(({ id }) => id === openId) ?? null),
    onSaved: (kind: Kind) => {
      setSaved((before) => [...before.filter(({ id }) => id !== kind.id), kind]);
      if (openId === 0) setOpenId(null);
    },
    close: () => setOpenId(null),
  };
}
