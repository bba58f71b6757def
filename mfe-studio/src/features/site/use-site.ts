import { useCallback, useEffect, useState } from 'react';
import { mutate, query, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import {
  StaffSaveSiteDocument,
  StaffSiteDocument,
  type SiteFragment,
  type StaffSiteInput,
} from '../../generated/graphql';

export type Site = SiteFragment;

const isConflict = (error: unknown) => error instanceof RequestError && error.code === 'CONFLICT';

/** What all pages share, and how it is changed: each save is on the site at once. */
export function useSite() {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [site, setSite] = useState<Site | 'failed' | null>(null);
  const [readAtMs, setReadAtMs] = useState(0);
  const take = useCallback((read: Site) => {
    setSite(read);
    setReadAtMs(Date.now());
  }, []);
  const load = useCallback(
    () =>
      query(client, StaffSiteDocument, {}).then(
        (answer) => take(answer.staffSite),
        () => setSite((known) => known ?? 'failed'),
      ),
    [client, take],
  );
  useEffect(() => void load(), [load]);

  return {
    site,
    /** When that was read, in milliseconds. */
    readAtMs,
    reload: () => {
      setSite(null);
      void load();
    },
    /**
     * What others have saved meanwhile comes in with the refusal.
     * @throws what the API refuses
     */
    save: async (revision: number, input: StaffSiteInput, notice: string): Promise<void> => {
      try {
        take((await track(mutate(client, StaffSaveSiteDocument, { revision, input }))).staffSaveSite);
        show({ title: notice });
      } catch (error) {
        if (isConflict(error)) await load();
        throw error;
      }
    },
  };
}
