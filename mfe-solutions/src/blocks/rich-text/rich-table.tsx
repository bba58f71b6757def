import styled, { css } from 'styled-components';
import { media, visuallyHidden, VisuallyHidden } from '@shop/shared/ui';
import type { TableNode } from './schema';

/** Columns that stand side by side on a phone. */
const MAX_ON_PHONE = 2;

// On a phone a row of many cells is a list: nothing is cut off, and each value has the name of its column above it.
const stacked = css`
  & thead {
    ${visuallyHidden}
  }

  & tr,
  & tbody th,
  & td {
    display: block;
  }

  & tr {
    padding: 16px 0;
    border-bottom: 1px solid var(--c-line);
  }

  & tbody th,
  & td {
    padding: 0;
    border-bottom: 0;
  }

  & td {
    margin-top: 8px;
  }

  & td::before {
    content: attr(data-column);
    display: block;
    font-size: 13px;
    line-height: 18px;
    color: var(--c-text-3);
  }
`;

const Table = styled.table<{ $columns: number }>`
  overflow-wrap: break-word;

  & th,
  & td {
    padding: 12px 24px 12px 0;
    font-weight: var(--w-body);
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid var(--c-line);
  }

  & thead th {
    font-size: 14px;
    line-height: 20px;
    color: var(--c-text-2);
    border-bottom-color: var(--c-line-strong);
  }

  & tbody th {
    font-weight: var(--w-medium);
  }

  @media ${media.phone} {
    & td:last-child,
    & th:last-child {
      padding-right: 0;
    }

    ${({ $columns }) => $columns > MAX_ON_PHONE && stacked}
  }
`;

export function RichTable({ caption, head, rows }: Pick<TableNode, 'caption' | 'head' | 'rows'>) {
  return (
    <Table $columns={head.length}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, ...cells]) => (
          <tr key={[title, ...cells].join()}>
            <th scope="row">{title}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-column={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
