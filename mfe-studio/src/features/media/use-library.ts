import { mutate, query, useNotices, useShop } from '@shop/shared/runtime';
import { useCallback } from 'react';
import {
  StaffDeleteMediaDocument,
  StaffMediaDocument,
  StaffNameMediaDocument,
  type StaffMediaQuery,
} from '../../generated/graphql';
import { refusalWords } from '../../words';
import { useParts } from '../parts';

export type LibraryPicture = StaffMediaQuery['staffMedia'][number];

/** As many as the API sends at once. */
const AT_ONCE = 60;

const idOf = ({ id }: LibraryPicture) => id;

/**
 * The pictures that the site has.
 * @param words of their names; all without any
 */
export function useLibrary(words: string) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const ask = useCallback(
    async (before: number | null) => (await query(client, StaffMediaDocument, { before, words })).staffMedia,
    [client, words],
  );
  const parts = useParts(ask, AT_ONCE, idOf);

  const remove = async ({ id }: LibraryPicture) => {
    try {
      await track(mutate(client, StaffDeleteMediaDocument, { id }));
      show({ title: 'Картинка удалена' });
      parts.retry();
    } catch (error) {
      show({ kind: 'error', title: 'Картинка не\u00A0удалена', text: refusalWords(error) });
    }
  };

  /** @returns whether it has the name now */
  const rename = async ({ id }: LibraryPicture, name: string): Promise<boolean> => {
    try {
      await track(mutate(client, StaffNameMediaDocument, { id, name }));
      parts.retry();
      return true;
    } catch (error) {
      show({ kind: 'error', title: 'Имя не\u00A0сохранено', text: refusalWords(error) });
      return false;
    }
  };

  return { ...parts, remove, rename };
}
