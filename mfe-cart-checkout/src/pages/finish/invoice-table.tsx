import { formatPrice } from '@shop/shared/format';
import type { LastOrder } from '../../features/last-order';
import { Table } from './invoice.styles';
import { TEXTS } from './texts';

const { invoice } = TEXTS;

interface InvoiceRow {
  name: string;
  count: string;
  sumKopecks: number;
  pieces: number;
}

/** Goods and services after their discount, accessories after their product, and the delivery where it has a price. */
function rowsOf({ lines, deliveryKopecks }: LastOrder): InvoiceRow[] {
  const rows = lines.map(({ name, count, sumKopecks, discountKopecks, isService }) => ({
    name,
    count: `${count}\u00A0${isService ? invoice.services : invoice.pieces}`,
    sumKopecks: sumKopecks - discountKopecks,
    pieces: count,
  }));
  if (!deliveryKopecks) return rows;
  return [
    ...rows,
    { name: TEXTS.delivery, count: `1\u00A0${invoice.services}`, sumKopecks: deliveryKopecks, pieces: 1 },
  ];
}

export function InvoiceTable({ order }: { order: LastOrder }) {
  return (
    <Table>
      <thead>
        <tr>
          {invoice.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(order).map(({ name, count, sumKopecks, pieces }, index) => (
          // An invoice may hold two rows of one name, and its rows never change places.
          <tr key={index}>
            <td>{index + 1}</td>
            <td>{name}</td>
            <td>{count}</td>
            <td>{formatPrice(sumKopecks / pieces / 100)}</td>
            <td>{formatPrice(sumKopecks / 100)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
