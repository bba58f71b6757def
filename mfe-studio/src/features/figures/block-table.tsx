import styled from 'styled-components';
import { formatNumber } from '@shop/shared/format';
import type { Block, Schemas } from '@shop/shared/page-documents';
import { blockIdOf } from '../../editing';
import { blockWords, kindName } from '../../words';
import { FigureTable } from './figure-table';
import { countsOf, shareWords } from './figure-words';
import type { VersionFigures } from './use-figures';

/** The name of a block has a line of its own: no column of this panel is wide enough for it. */
const Blocks = styled(FigureTable)`
  & td:first-child,
  & thead th:first-child {
    padding-left: 0;
    text-align: left;
  }

  & tbody th {
    padding-bottom: 0;
    color: var(--c-text);
    overflow-wrap: anywhere;
  }

  & tbody td {
    padding-top: 2px;
  }

  & tbody tr + tr {
    border-top: 0;
  }
`;

const nameOf = (block: Block, schemas: Schemas) => blockWords(block, schemas) || kindName(block, schemas);

interface BlockTableProps {
  blocks: readonly Block[];
  schemas: Schemas;
  live: VersionFigures;
  before: VersionFigures | null;
}

/** The blocks in the order of the page, so that it shows where people leave. */
export function BlockTable({ blocks, schemas, live, before }: BlockTableProps) {
  return (
    <Blocks aria-label="Блоки страницы">
      <thead>
        <tr>
          <th scope="col">Увидели</th>
          <th scope="col">Нажатия</th>
          <th scope="col">Заявки</th>
          <th scope="col">Заказы</th>
        </tr>
      </thead>
      {blocks.map((block) => {
        const id = blockIdOf(block);
        const { seen, presses, forms, orders } = countsOf(live, id);
        const former = before?.blocks.find((one) => one.block === id);
        return (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {nameOf(block, schemas)}
              </th>
            </tr>
            <tr>
              <td>
                {shareWords(seen, live.visits)}
                {before && former && <small>{`было ${shareWords(former.seen, before.visits)}`}</small>}
              </td>
              <td>{formatNumber(presses)}</td>
              <td>{formatNumber(forms)}</td>
              <td>{formatNumber(orders)}</td>
            </tr>
          </tbody>
        );
      })}
    </Blocks>
  );
}
