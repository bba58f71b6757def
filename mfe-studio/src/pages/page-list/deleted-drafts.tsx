import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { query, useShop } from '@shop/shared/runtime';
import { Button, Caption, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { StaffDeletedPagesDocument, type StaffDeletedPagesQuery } from '../../generated/graphql';
import { whenOf } from '@shop/shared/format';
import { nameOf, type ListedPage } from './use-page-list';

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

  & > span > span {
    display: block;
  }

  & > button {
    min-height: 44px;
  }
`;

type DeletedPages = StaffDeletedPagesQuery['staffDeletedPages'];

interface DeletedDraftsProps {
  /** The pages that there are: when they have changed, this list may have, too. */
  pages: readonly ListedPage[];
  onPutBack: (id: string) => void;
}

/** Drafts that were deleted some time ago, and the way back for each. */
export function DeletedDrafts({ pages, onPutBack }: DeletedDraftsProps) {
  const { client } = useShop();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [deleted, setDeleted] = useState<DeletedPages | 'failed' | null>(null);

  const load = useCallback(async () => {
    try {
      setDeleted((await query(client, StaffDeletedPagesDocument, {})).staffDeletedPages);
    } catch {
      setDeleted('failed');
    }
  }, [client]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    if (isOpen) void load();
  }, [isOpen, load, pages]);
  const putBack = (id: string) => {
    toggle.current?.focus(); // the pressed row is about to go
    onPutBack(id);
  };
  const rows = deleted === null || deleted === 'failed' ? [] : deleted;

  return (
    <Place aria-label="Удалённые черновики">
      <Button ref={toggle} kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Удалённые черновики
      </Button>
      {isOpen && deleted === null && <SkeletonLines count={2} />}
      {isOpen && deleted === 'failed' && (
        <ErrorPanel title="Список не&nbsp;загрузился" text="Черновики на&nbsp;месте." onRetry={() => void load()} />
      )}
      {isOpen && deleted?.length === 0 && <Caption role="status">Удалённых черновиков нет</Caption>}
      {isOpen && rows.length > 0 && (
        <List>
          {rows.map((page) => (
            <Line key={page.id}>
              <span>
                {nameOf(page)}
                <Caption>{`${page.path}, удалён ${whenOf(page.deletedAt)}`}</Caption>
              </span>
              <Button kind="quiet" aria-label={`Вернуть черновик «${nameOf(page)}»`} onClick={() => putBack(page.id)}>
                Вернуть
              </Button>
            </Line>
          ))}
        </List>
      )}
    </Place>
  );
}
