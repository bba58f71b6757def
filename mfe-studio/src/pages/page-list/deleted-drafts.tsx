import { useState } from 'react';
import styled from 'styled-components';
import { formatDateTime } from '@shop/shared/format';
import { query, useShop } from '@shop/shared/runtime';
import { Button, Caption } from '@shop/shared/ui';
import { StaffDeletedPagesDocument, type StaffDeletedPagesQuery } from '../../generated/graphql';
import { nameOf } from './use-page-list';

const Place = styled.section`
  margin-top: 24px;
`;

const List = styled.ul`
  margin-top: 8px;
  border-top: 1px solid var(--c-line);
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding-block: 8px;
  border-bottom: 1px solid var(--c-line);

  & > span {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

type DeletedPages = StaffDeletedPagesQuery['staffDeletedPages'];

interface DeletedDraftsProps {
  onPutBack: (id: string) => Promise<void>;
}

/** Drafts that were deleted some time ago, and the way back for each. */
export function DeletedDrafts({ onPutBack }: DeletedDraftsProps) {
  const { client } = useShop();
  const [pages, setPages] = useState<DeletedPages | 'failed' | null>(null);

  const load = async () => {
    try {
      setPages((await query(client, StaffDeletedPagesDocument, {})).staffDeletedPages);
    } catch {
      setPages('failed');
    }
  };
  const putBack = async (id: string) => {
    await onPutBack(id);
    await load();
  };

  return (
    <Place aria-label="Удалённые черновики">
      <Button
        kind="quiet"
        aria-expanded={pages !== null}
        onClick={() => (pages === null ? void load() : setPages(null))}
      >
        Удалённые черновики
      </Button>
      {pages === 'failed' && <Caption role="status">Список не&nbsp;загрузился. Нажмите ещё раз</Caption>}
      {pages?.length === 0 && <Caption role="status">Удалённых черновиков нет</Caption>}
      {pages !== null && pages !== 'failed' && pages.length > 0 && (
        <List>
          {pages.map((page) => (
            <Line key={page.id}>
              <span>
                {nameOf(page)}
                <Caption>{`${page.path}, удалён ${formatDateTime(page.deletedAt)}`}</Caption>
              </span>
              <Button
                kind="quiet"
                aria-label={`Вернуть черновик «${nameOf(page)}»`}
                onClick={() => void putBack(page.id)}
              >
                Вернуть
              </Button>
            </Line>
          ))}
        </List>
      )}
    </Place>
  );
}
