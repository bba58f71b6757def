import { useCallback } from 'react';
import { countOf, formatDateTime } from '@shop/shared/format';
import { query, useShop } from '@shop/shared/runtime';
import { Button } from '@shop/shared/ui';
import { GoodsFilesDocument, type StaffFileState } from '../../generated/graphql';
import { useLoaded } from '../../hooks';

const ROWS = ['строка', 'строки', 'строк'] as const;
const STATES: Readonly<Record<StaffFileState, string>> = {
  checked: 'проверен',
  refused: 'с\u00A0ошибками',
  applied: 'применён',
  undone: 'отменён',
};

/** The last files; each can be opened, and those applied be undone. */
export function LastFiles({ onOpen }: { onOpen: (id: string) => void }) {
  const { client } = useShop();
  const { value: files } = useLoaded(
    useCallback(async () => (await query(client, GoodsFilesDocument, {})).staffFiles, [client]),
  );
  if (!files || files.length === 0) return null;
  return (
    <section>
      <h2>Последние файлы</h2>
      <ul aria-label="Последние файлы">
        {files.map(({ id, at, by, state, rows }) => (
          <li key={id}>
            <Button kind="quiet" onClick={() => onOpen(id)}>
              {[formatDateTime(at), by, countOf(rows, ROWS), STATES[state]].filter(Boolean).join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
