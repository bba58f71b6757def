import { useCallback, useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffMediaDocument, type StaffMediaQuery } from '../../generated/graphql';

export type LibraryPicture = StaffMediaQuery['staffMedia'][number];

/** As many as the API sends at once: fewer are the last ones. */
const AT_ONCE = 60;

interface Library {
  /** The latest first; null until the first answer. */
  pictures: readonly LibraryPicture[] | null;
  isFailed: boolean;
  hasMore: boolean;
}

/** The pictures that the site has, loaded in parts. */
export function useLibrary() {
  const { client } = useShop();
  const [library, setLibrary] = useState<Library>({ pictures: null, isFailed: false, hasMore: false });

  const load = useCallback(
    async (before: number | null) => {
      try {
        const { staffMedia } = await query(client, StaffMediaDocument, { before });
        setLibrary(({ pictures }) => ({
          pictures: [...(before === null ? [] : (pictures ?? [])), ...staffMedia],
          isFailed: false,
          hasMore: staffMedia.length >= AT_ONCE,
        }));
      } catch {
        setLibrary((known) => ({ ...known, isFailed: true }));
      }
    },
    [client],
  );

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    void load(null);
  }, [load]);

  const last = library.pictures?.at(-1)?.id ?? null;
  return { ...library, loadMore: () => void load(last) };
}
