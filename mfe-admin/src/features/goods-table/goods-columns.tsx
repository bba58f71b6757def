import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { formatNumber } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { LinePicture, VisuallyHidden } from '@shop/shared/ui';
import { RunningSale, SaleCell, TextCell } from './cells';
import type { GoodsLine } from './goods-line';

/** The shop sorts, filters and pages; the table carries columns and rows only. */
export const features = tableFeatures({});

const column = createColumnHelper<typeof features, GoodsLine>();

const counted = (count: number | null | undefined) =>
  count === null || count === undefined ? '—' : formatNumber(count);

/** The columns of the table; a column's id is the class of its cells. */
export const COLUMNS = column.columns([
  column.display({
    id: 'picture',
    header: () => <VisuallyHidden>Картинка</VisuallyHidden>,
    cell: ({ row: { original } }) => (
      <LinePicture src={original.product.img ?? null} isService={original.product.type === 'service'} size="xs" />
    ),
  }),
  column.display({
    id: 'article',
    header: 'Артикул',
    cell: ({ row: { original } }) => <Link to={`/admin/goods/${original.product.id}`}>{original.product.code}</Link>,
  }),
  column.display({
    id: 'name',
    header: 'Название',
    cell: ({ row }) => <TextCell line={row.original} field="name" label="Название" />,
  }),
  column.display({
    id: 'price',
    header: 'Цена, ₽',
    cell: ({ row }) => (
      <>
        <TextCell line={row.original} field="price" label="Цена" />
        <RunningSale product={row.original.product} />
      </>
    ),
  }),
  column.display({
    id: 'sale',
    header: 'В\u00A0продаже',
    cell: ({ row }) => <SaleCell line={row.original} />,
  }),
  column.accessor(({ product }) => counted(product.onHand), { id: 'shelf', header: 'На\u00A0полке' }),
  column.accessor(({ product }) => counted(product.promised), { id: 'promised', header: 'Обещано' }),
  column.accessor(({ product }) => (product.type === 'service' ? '—' : formatNumber(product.available)), {
    id: 'available',
    header: 'Можно купить',
  }),
]);
