import { formatNumber } from '@shop/shared/format';
import type { Block, Schemas } from '@shop/shared/page-documents';
import { blockIdOf } from '../../editing';
import { blockWords, kindName } from '../../words';
import { FigureTable } from './figure-table';
import { countsOf, shareWords } from './figure-words';
import type { VersionFigures } from './use-figures';

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
    <FigureTable aria-label="Блоки страницы">
      <thead>
        <tr>
          <th scope="col">Блок</th>
          <th scope="col">Увидели</th>
          <th scope="col">Нажатия</th>
          <th scope="col">Заявки</th>
        </tr>
      </thead>
      <tbody>
        {blocks.map((block) => {
          const id = blockIdOf(block);
          const { seen, presses, forms } = countsOf(live, id);
          const former = before?.blocks.find((one) => one.block === id);
          return (
            <tr key={id}>
              <th scope="row">{nameOf(block, schemas)}</th>
              <td>
                {shareWords(seen, live.visits)}
                {before && former && <small>{`было ${shareWords(former.seen, before.visits)}`}</small>}
              </td>
              <td>{formatNumber(presses)}</td>
              <td>{formatNumber(forms)}</td>
            </tr>
          );
        })}
      </tbody>
    </FigureTable>
  );
}
