import { formatPrice, INCLUDED } from '../rules/format';
import { Table } from './print-sheet.styles';
import { TEXTS } from './texts';

/** A row of the sheet. Accessories follow their product. */
export interface SheetRow {
  name: string;
  count: number;
  /** Discount included. */
  sumKopecks: number;
  isService: boolean;
}

export function SheetTable({ rows }: { rows: readonly SheetRow[] }) {
  return (
    <Table>
      <thead>
        <tr>
          {TEXTS.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count, sumKopecks, isService }, index) => (
          // Two rows may have the same name, and rows never move.
          <tr key={index}>
            <td>{index + 1}</td>
            <td>{name}</td>
            <td>{`${count}\u00A0${isService ? TEXTS.services : TEXTS.pieces}`}</td>
            {sumKopecks > 0 ? (
              <>
                <td>{formatPrice(sumKopecks / count / 100)}</td>
                <td>{formatPrice(sumKopecks / 100)}</td>
              </>
            ) : (
              // Only an included part costs nothing: a product without a price is not ordered.
              <td colSpan={2}>{INCLUDED}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
