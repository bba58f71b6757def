import styled from 'styled-components';
import { EmptyState, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { MoreRows } from '../../components';
import {
  GoodsTable,
  GoodsTools,
  NO_QUERY,
  SaveBar,
  searchOf,
  useGoodsEdits,
  useGoodsList,
  useSaveGoods,
  type GoodsQuery,
} from '../../features/goods-table';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Hint = styled.p`
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;
`;

interface TableModeProps {
  query: GoodsQuery;
  onSearch: (query: GoodsQuery) => void;
}

/** The table of goods, and the bar that saves it. */
export function TableMode({ query, onSearch }: TableModeProps) {
  const list = useGoodsList(query);
  const edits = useGoodsEdits(list.rows);
  const saving = useSaveGoods(edits, list);
  const { rows: products, failure } = list;

  return (
    <>
      <Parts>
        <GoodsTools query={query} onChange={onSearch} />
        <Hint>
          Столбец из&nbsp;Excel вставляется в&nbsp;таблицу с&nbsp;той строки, где курсор. Если первый столбец&nbsp;—
          артикулы, строки найдутся сами. Ctrl&nbsp;+&nbsp;Enter сохраняет.
        </Hint>
        {!products && failure === null && <SkeletonLines count={8} />}
        {!products && failure !== null && (
          <ErrorPanel
            title="Товары не&nbsp;загрузились"
            text="С&nbsp;ними всё в&nbsp;порядке."
            onRetry={list.loadAgain}
          />
        )}
        {products?.length === 0 && (
          <EmptyState
            title={searchOf(query) === searchOf(NO_QUERY) ? 'Товаров пока нет' : 'Таких товаров нет'}
            text={
              searchOf(query) === searchOf(NO_QUERY)
                ? 'Здесь будут те, что продаёт магазин.'
                : 'Измените слова поиска или фильтры.'
            }
          />
        )}
        {products && products.length > 0 && <GoodsTable products={products} edits={edits} list={list} />}
        <MoreRows pages={list} />
      </Parts>
      <SaveBar edits={edits} saving={saving} />
    </>
  );
}
