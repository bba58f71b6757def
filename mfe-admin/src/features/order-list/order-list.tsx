import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { useNavigate } from '@shop/shared/runtime';
import { Button, EmptyState, ErrorPanel, media, Note, SkeletonLines } from '@shop/shared/ui';
import { useClock } from '../../hooks';
import { NO_QUERY, searchOf, type ListQuery } from './list-address';
import { ListTools } from './list-tools';
import { OrderRows } from './order-rows';
import { SelectionBar } from './selection-bar';
import { StatusTabs } from './status-tabs';
import { useEnter } from './use-enter';
import type { useOrderList } from './use-order-list';
import { useSelection } from './use-selection';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;

  @media ${media.touch} {
    & > nav {
      margin-inline: -16px;
      padding-inline: 16px;
    }
  }
`;

const isSearch = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'search';

const isAll = (query: ListQuery) => searchOf(query) === searchOf(NO_QUERY);

interface OrderListProps {
  query: ListQuery;
  list: ReturnType<typeof useOrderList>;
  /** Beside the card of this order. */
  openId?: number;
  /** What can be done to several orders at once, by their ids; nothing lets none be chosen. */
  bulk?: (ids: readonly number[]) => ReactNode;
}

/** The orders with tabs, search and filters. */
export function OrderList({ query, list, openId, bulk }: OrderListProps) {
  const navigate = useNavigate();
  const now = useClock();
  const { rows, failure, isOffline } = list;
  const selection = useSelection(rows?.map(({ id }) => id) ?? []);
  const open = (id: number) => void navigate(`/admin/orders/${id}${searchOf(query)}`);
  const { enter, forget } = useEnter({ text: query.text, rows, open });
  /** From the search, the arrow leads to the first line, and Enter opens the only one. */
  const leaveSearch = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (!isSearch(target)) return;
    forget();
    if (key === 'Enter') enter(target.value);
    if (key !== 'ArrowDown') return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[data-line]')?.focus();
  };
  const show = (next: ListQuery) =>
    void navigate(`/admin${searchOf(next)}`, { replace: true, state: { isInPlace: true } });

  return (
    // The keys of the search field come up to here.
    <Column onKeyDown={leaveSearch}>
      {openId === undefined && <StatusTabs query={query} counts={list.counts} />}
      {openId === undefined && <ListTools query={query} onChange={show} />}
      {rows && failure !== null && (
        <Note kind="warning" role="status">
          {isOffline
            ? 'Нет связи. Список обновится сам, когда она появится.'
            : 'Список не\u00a0обновился, пробуем ещё.'}
        </Note>
      )}
      {rows === null && failure === null && <SkeletonLines count={6} />}
      {rows === null && failure !== null && (
        <ErrorPanel title="Заказы не&nbsp;загрузились" text="С&nbsp;ними всё в&nbsp;порядке." onRetry={list.renew} />
      )}
      {rows?.length === 0 && (
        <EmptyState
          title={isAll(query) ? 'Заказов пока нет' : 'Таких заказов нет'}
          text={isAll(query) ? 'Новый появится здесь сам.' : 'Измените слова поиска или фильтры.'}
        />
      )}
      {rows && rows.length > 0 && (
        <>
          {bulk && (
            <SelectionBar selection={selection} count={rows.length}>
              {bulk([...selection.ids])}
            </SelectionBar>
          )}
          <OrderRows
            orders={rows}
            now={now}
            search={searchOf(query)}
            isNarrow={openId !== undefined}
            openId={openId}
            selection={bulk && selection}
          />
        </>
      )}
      {rows && list.hasMore && (
        <Button kind="outline" onClick={list.loadMore}>
          Показать ещё
        </Button>
      )}
    </Column>
  );
}
