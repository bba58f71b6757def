import { mutate, query, useNotices, useShop } from '@shop/shared/runtime';
import { useCallback } from 'react';
import {
  StaffDeleteMediaDocument,
  StaffLinkedFilesDocument,
  StaffMediaDocument,
  StaffNameMediaDocument,
  type StaffLinkedFilesQuery,
  type StaffMediaQuery,
} from '../../generated/graphql';
import { refusalWords } from '../../words';
import { useParts } from '../parts';

export type LibraryPicture = StaffMediaQuery['staffMedia'][number];
export type LibraryFile = StaffLinkedFilesQuery['staffLinkedFiles'][number];

/** As many as the API sends at once. */
const AT_ONCE = 60;

const idOf = ({ id }: { id: number }) => id;

/**
 * Takes a picture or a file from the site.
 * @param words what people read when it is gone, and when it is not
 * @param onGone called when it is gone
 */
function useRemoval(words: { done: string; failed: string }, onGone: () => void) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  return async ({ id }: { id: number }) => {
    try {
      await track(mutate(client, StaffDeleteMediaDocument, { id }));
      show({ title: words.done });
      onGone();
    } catch (error) {
      show({ kind: 'error', title: words.failed, text: refusalWords(error) });
    }
  };
}

/**
 * The files for links that the site has.
 * @param words of their names; all without any
 */
export function useFileLibrary(words: string) {
  const { client } = useShop();
  const ask = useCallback(
    async (before: number | null) =>
      (await query(client, StaffLinkedFilesDocument, { before, words })).staffLinkedFiles,
    [client, words],
  );
  const parts = useParts(ask, AT_ONCE, idOf);
  const remove = useRemoval({ done: 'Файл удалён', failed: 'Файл не\u00A0удалён' }, parts.retry);
  return { ...parts, remove };
}

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

  const remove = useRemoval({ done: 'Картинка удалена', failed: 'Картинка не\u00A0удалена' }, parts.retry);

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
