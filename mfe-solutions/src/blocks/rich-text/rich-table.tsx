import styled from 'styled-components';
import { VisuallyHidden } from '@shop/shared/ui';
import type { TableNode } from './schema';

/** A wide table scrolls in its own frame; the page never does. */
const Frame = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  min-width: 560px;

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
`;

export function RichTable({ caption, head, rows }: Pick<TableNode, 'caption' | 'head' | 'rows'>) {
  return (
    <Frame role="region" aria-label={`Таблица: ${caption}`} tabIndex={0}>
      <Table>
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
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
