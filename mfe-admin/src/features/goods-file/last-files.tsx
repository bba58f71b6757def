import { useCallback } from 'react';
import styled from 'styled-components';
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

const Title = styled.h2`
  margin: 12px 0 4px;
  font-size: 18px;
  line-height: 24px;
`;

/** A line of words that may need two lines on a phone. */
const FileButton = styled(Button)`
  height: auto;
  min-height: var(--size-control);
  padding-inline: 0;
  text-align: left;
  white-space: normal;
`;

/** The last files; each can be opened, and those applied be undone. */
export function LastFiles({ onOpen }: { onOpen: (id: string) => void }) {
  const { client } = useShop();
  const { value: files } = useLoaded(
    useCallback(async () => (await query(client, GoodsFilesDocument, {})).staffFiles, [client]),
  );
  if (!files || files.length === 0) return null;
  return (
    <section>
      <Title>Последние файлы</Title>
      <ul aria-label="Последние файлы">
        {files.map(({ id, at, by, state, rows }) => (
          <li key={id}>
            <FileButton kind="quiet" onClick={() => onOpen(id)}>
              {[formatDateTime(at), by, countOf(rows, ROWS), STATES[state]].filter(Boolean).join(' · ')}
            </FileButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
