import { useCallback, useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffPageFiguresDocument, type StaffPageFiguresQuery } from '../../generated/graphql';

export type PageFigures = StaffPageFiguresQuery['staffPageFigures'];
export type VersionFigures = NonNullable<PageFigures['live']>;
export type BlockCounts = VersionFigures['blocks'][number];

/** What visitors have done on a page; another live version makes it another answer. */
export function useFigures(pageId: string, liveVersion: number | null) {
  const { client } = useShop();
  const [state, setState] = useState<{ figures: PageFigures | null; isFailed: boolean }>({
    figures: null,
    isFailed: false,
  });
  const load = useCallback(async () => {
    try {
      const { staffPageFigures } = await query(client, StaffPageFiguresDocument, { id: pageId });
      setState({ figures: staffPageFigures, isFailed: false });
    } catch {
      setState({ figures: null, isFailed: true });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another live version makes it another answer
  }, [client, pageId, liveVersion]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    void load();
  }, [load]);

  return { ...state, retry: () => void load() };
}
