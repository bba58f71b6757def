import { query, useShop } from '@shop/shared/runtime';
import { useCallback } from 'react';
import { StaffMediaDocument, type StaffMediaQuery } from '../../generated/graphql';
import { useParts } from '../parts';

export type LibraryPicture = StaffMediaQuery['staffMedia'][number];

/** As many as the API sends at once. */
const AT_ONCE = 60;

const idOf = ({ id }: LibraryPicture) => id;

/** The pictures that the site has. */
export function useLibrary() {
  const { client } = useShop();
  const ask = useCallback(
    async (before: number | null) => (await query(client, StaffMediaDocument, { before })).staffMedia,
    [client],
  );
  return useParts(ask, AT_ONCE, idOf);
}
