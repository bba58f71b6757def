import { formatPrice } from '@shop/shared/format';
import { lineTotal, type OrderedLine } from '../../features/order';
import { Table } from './print-sheet.styles';
import { TEXTS } from './texts';
import type { Order } from './types';

function PrintRow({ line, number }: { line: OrderedLine; number: number }) {
  return (
    <tr>
      <td>{number}</td>
      <td>{line.productName}</td>
      <td>{`${line.productCount}\u00A0шт.`}</td>
      <td>{formatPrice(line.productPrice - line.discount)}</td>
      <td>{formatPrice(lineTotal(line))}</td>
    </tr>
  );
}

/** Every row of the order, accessories after their product, and the delivery. */
export function PrintTable({ order: { products, deliveryPrice } }: { order: Order }) {
  const lines = products.flatMap((product) => [product, ...product.childProducts]);
  return (
    <Table>
      <thead>
        <tr>
          {TEXTS.sheet.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <PrintRow key={line.id} line={line} number={index + 1} />
        ))}
        {deliveryPrice > 0 && (
          <tr>
            <td>{lines.length + 1}</td>
            <td>{TEXTS.delivery}</td>
            <td>{'1\u00A0усл.'}</td>
            <td>{formatPrice(deliveryPrice)}</td>
            <td>{formatPrice(deliveryPrice)}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
