import { memo, type ComponentProps } from 'react';
import { FlexRender, useTable, type Row } from '@tanstack/react-table';
import { COLUMNS, features } from './goods-columns';
import type { GoodsLine } from './goods-line';
import { Head, Line, Table } from './table-parts';

/** What phones show beside a number, since the head of the table has no room there. */
const PHONE_LABELS: Readonly<Record<string, string>> = {
  price: 'Цена, ₽',
  sale: 'В\u00A0продаже',
  shelf: 'На\u00A0полке',
  promised: 'Обещано',
  available: 'Купить',
};

interface GoodsRowProps {
  row: Row<typeof features, GoodsLine>;
}

/** The table makes its rows anew for every list; one draws anew only with its line. */
const GoodsRow = memo(
  ({ row }: GoodsRowProps) => (
    <Line role="row" data-id={row.original.product.id}>
      {row.getAllCells().map((cell) => (
        <div key={cell.id} role="cell" className={cell.column.id} data-label={PHONE_LABELS[cell.column.id]}>
          <FlexRender cell={cell} />
        </div>
      ))}
    </Line>
  ),
  (before, after) => before.row.original === after.row.original,
);
GoodsRow.displayName = 'GoodsRow';

/** What is done in the fields comes up to the table. */
interface GoodsRowsProps extends Pick<ComponentProps<'div'>, 'onKeyDown' | 'onPaste' | 'onFocus'> {
  lines: GoodsLine[];
}

/** The rows of goods, with their fields. */
export function GoodsRows({ lines, ...handlers }: GoodsRowsProps) {
  const table = useTable({ features, columns: COLUMNS, data: lines, getRowId: ({ product }) => String(product.id) });
  return (
    <Table role="table" aria-label="Товары и услуги" {...handlers}>
      <div role="rowgroup">
        {table.getHeaderGroups().map((group) => (
          <Head key={group.id} role="row">
            {group.headers.map((header) => (
              <div key={header.id} role="columnheader" className={header.column.id}>
                <FlexRender header={header} />
              </div>
            ))}
          </Head>
        ))}
      </div>
      <div role="rowgroup">
        {table.getRowModel().rows.map((row) => (
          <GoodsRow key={row.id} row={row} />
        ))}
      </div>
    </Table>
  );
}
