import { useState } from 'react';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { useEditor } from '../../editing';
import { StaffRestoreDocument } from '../../generated/graphql';
import type { Version } from './use-history';

/** Takes a version back to the site. */
export function useRestoring(pageId: string, onRestored: () => void) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const takeOver = useEditor((state) => state.takeOver);
  const settle = useEditor((state) => state.settle);
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    /** @param isForDraft whether the draft becomes this version, too */
    restore: async ({ number, document }: Version, isForDraft: boolean) => {
      setIsBusy(true);
      try {
        if (isForDraft) {
          takeOver(document);
          await settle();
        }
        const { staffRestore } = await track(mutate(client, StaffRestoreDocument, { id: pageId, number }));
        show({
          title: `Версия ${number} снова на\u00A0сайте`,
          text: `Теперь это версия ${staffRestore.liveVersion ?? ''}`,
        });
        onRestored();
      } catch (error) {
        const text = error instanceof RequestError && error.code !== 'NETWORK_ERROR' ? error.message : undefined;
        show({ kind: 'error', title: 'Не\u00A0удалось вернуть версию', ...(text && { text }) });
      } finally {
        setIsBusy(false);
      }
    },
  };
}
