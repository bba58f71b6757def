import styled from 'styled-components';
import { valueOrDash } from './key-value-list';
import type { KeyValue } from './key-value-list';

export interface PropertyTableProps {
  /** The name of the group: «Питание и корпус». */
  caption?: string;
  rows: readonly KeyValue[];
  className?: string;
}

const Table = styled.table`
  font-size: 16px;

  & + & {
    margin-top: 40px;
  }
`;

const Caption = styled.caption`
  padding: 0 0 12px;
  text-align: left;
  font-weight: var(--w-medium);
  font-size: 18px;
  line-height: 24px;
`;

const Row = styled.tr`
  & > * {
    padding: 11px 0;
    border-top: 1px solid var(--c-line);
    text-align: left;
    vertical-align: top;
    font-weight: var(--w-body);
  }

  & > th {
    width: 44%;
    padding-right: 24px;
    color: var(--c-text-2);
  }

  &:last-child > * {
    border-bottom: 1px solid var(--c-line);
  }
`;

/** One group of a product's properties. */
export function PropertyTable({ caption, rows, className }: PropertyTableProps) {
  return (
    <Table className={className}>
      {caption && <Caption>{caption}</Caption>}
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.key ?? index}>
            <th scope="row">{row.label}</th>
            <td>{valueOrDash(row.value)}</td>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
