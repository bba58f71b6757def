import { useMemo } from 'react';
import styled from 'styled-components';
import { Link, useNavigate, useSearchParams } from '@shop/shared/runtime';
import { ButtonLink, TabLink, TabNav } from '@shop/shared/ui';
import { AdminFrame, ScreenBody } from '../../components';
import { readQuery, searchOf, type GoodsQuery } from '../../features/goods-table';
import { CountMode } from './count-mode';
import { FileMode } from './file-mode';
import { PropertyMode } from './property-mode';
import { TableMode } from './table-mode';

const Head = styled.div`
  display: flex;
  gap: 16px;
  justify-content: space-between;
  align-items: center;
`;

const Modes = styled(TabNav)`
  margin-block: 4px 12px;
`;

/** Goods: their names, prices and sale in one table, and the count of the shelf. */
export function Screen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mode = search.get('mode');
  const isCount = mode === 'count';
  const isFile = mode === 'file';
  const isProperties = mode === 'properties';
  const isTable = !isCount && !isFile && !isProperties;
  const query = useMemo(() => readQuery(search), [search]);
  const show = (next: GoodsQuery) =>
    void navigate(`/admin/goods${searchOf(next)}`, { replace: true, state: { isInPlace: true } });
  const showShelf = (text: string) =>
    void navigate(`/admin/goods?${new URLSearchParams({ mode: 'count', ...(text && { text }) }).toString()}`, {
      replace: true,
      state: { isInPlace: true },
    });

  return (
    <AdminFrame at="goods">
      <ScreenBody>
        <Head>
          <h1>Товары</h1>
          <ButtonLink as={Link} to="/admin/goods/new" kind="outline">
            Новый товар
          </ButtonLink>
        </Head>
        <Modes aria-label="Товары">
          <TabLink as={Link} to="/admin/goods" aria-current={isTable ? 'page' : undefined}>
            Цены и&nbsp;названия
          </TabLink>
          <TabLink as={Link} to="/admin/goods?mode=count" aria-current={isCount ? 'page' : undefined}>
            Пересчёт
          </TabLink>
          <TabLink as={Link} to="/admin/goods?mode=file" aria-current={isFile ? 'page' : undefined}>
            Файл
          </TabLink>
          <TabLink as={Link} to="/admin/goods?mode=properties" aria-current={isProperties ? 'page' : undefined}>
            Свойства
          </TabLink>
        </Modes>
        {isFile && <FileMode />}
        {isCount && <CountMode text={query.text} onSearch={showShelf} />}
        {isProperties && <PropertyMode />}
        {isTable && <TableMode query={query} onSearch={show} />}
      </ScreenBody>
    </AdminFrame>
  );
}
