import { VisuallyHidden } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import { ColumnTitle, Table } from './matrix-style';
import type { ProtectionMatrixProps } from './schema';
import { ThreatLine } from './threat-line';

export function ProtectionMatrix({ caption, columns, rows, ...section }: ProtectionMatrixProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name }) => (
              <ColumnTitle key={name} scope="col">
                {name.replace(' ', '\n')}
              </ColumnTitle>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ThreatLine key={row.title} row={row} columns={columns} />
          ))}
        </tbody>
      </Table>
    </BlockSection>
  );
}
