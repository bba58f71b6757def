import { memo, useMemo, type ComponentProps } from 'react';
import { FlexRender, useTable, type Row } from '@tanstack/react-table';
import type { GoodsDraft, Product } from '../../goods';
import { COLUMNS, features } from './goods-columns';
import type { GoodsLine } from './goods-line';
import { Head, Line, Part, Table } from './table-parts';

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

/** The table makes its rows anew with each edit; one draws anew with its own only. */
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
  (before, after) =>
    before.row.original.product === after.row.original.product && before.row.original.edit === after.row.original.edit,
);
GoodsRow.displayName = 'GoodsRow';

interface PartProps {
  products: readonly Product[];
  draft: GoodsDraft;
}

/** Some rows, a table of their own: typing into one of thousands touches only its part. */
const RowsPart = memo(
  ({ products, draft }: PartProps) => {
    const data = products.map((product) => ({ product, edit: draft[product.id] }));
    const table = useTable({ features, columns: COLUMNS, data, getRowId: ({ product }) => String(product.id) });
    return (
      <Part role="rowgroup">
        {table.getRowModel().rows.map((row) => (
          <GoodsRow key={row.id} row={row} />
        ))}
      </Part>
    );
  },
  (before, after) =>
    before.products.length === after.products.length &&
    after.products.every(
      (product, index) => before.products[index] === product && before.draft[product.id] === after.draft[product.id],
    ),
);
RowsPart.displayName = 'RowsPart';

const NO_LINES: GoodsLine[] = [];

function TableHead() {
  const table = useTable({ features, columns: COLUMNS, data: NO_LINES });
  return (
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
  );
}

const PART_ROWS = 25;

function inParts(products: readonly Product[]): Product[][] {
  const count = Math.ceil(products.length / PART_ROWS);
  return Array.from({ length: count }, (_, part) => products.slice(part * PART_ROWS, (part + 1) * PART_ROWS));
}

/** What is done in the fields comes up to the table. */
interface GoodsRowsProps extends PartProps, Pick<ComponentProps<'div'>, 'onKeyDown' | 'onPaste' | 'onFocus'> {}

/** The rows of goods, with their fields. */
export function GoodsRows({ products, draft, ...handlers }: GoodsRowsProps) {
  const parts = useMemo(() => inParts(products), [products]);
  return (
    <Table role="table" aria-label="Товары и услуги" {...handlers}>
      <TableHead />
      {parts.map((part) => (
        <RowsPart key={part[0]?.id} products={part} draft={draft} />
      ))}
    </Table>
  );
}
