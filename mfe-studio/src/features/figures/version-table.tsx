import { formatDayMonth, formatNumber } from '@shop/shared/format';
import { FigureTable } from './figure-table';
import { perDay, perHundred } from './figure-words';
import type { VersionFigures } from './use-figures';

interface CellProps {
  count: number;
  /** What makes it comparable with that of another version. */
  words: string;
}

function Cell({ count, words }: CellProps) {
  return (
    <td>
      {formatNumber(count)}
      {words && <small>{words}</small>}
    </td>
  );
}

const periodOf = ({ from, to }: VersionFigures, isLive: boolean): string => {
  if (!from || !to) return '';
  return isLive ? `с\u00A0${formatDayMonth(from)}` : `${formatDayMonth(from)}\u00A0— ${formatDayMonth(to)}`;
};

interface VersionTableProps {
  today: string;
  live: VersionFigures;
  before: VersionFigures | null;
}

/** The version on the site beside the one before it. */
export function VersionTable({ today, live, before }: VersionTableProps) {
  const versions = before ? [live, before] : [live];
  const daily = (count: number, version: VersionFigures) =>
    perDay(count, version, version === live ? today : undefined);
  return (
    <FigureTable aria-label="Версии страницы">
      <thead>
        <tr>
          <td />
          {versions.map((version) => (
            <th key={version.number} scope="col">
              {`Версия ${version.number}${version === live ? ', на\u00A0сайте' : ''}`}
              <br />
              {periodOf(version, version === live)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Посещения</th>
          {versions.map((version) => (
            <Cell key={version.number} count={version.visits} words={daily(version.visits, version)} />
          ))}
        </tr>
        <tr>
          <th scope="row">Нажатия</th>
          {versions.map((version) => (
            <Cell key={version.number} count={version.presses} words={perHundred(version.presses, version.visits)} />
          ))}
        </tr>
        <tr>
          <th scope="row">Заявки</th>
          {versions.map((version) => (
            <Cell key={version.number} count={version.forms} words={daily(version.forms, version)} />
          ))}
        </tr>
        <tr>
          <th scope="row">Заказы, начатые здесь</th>
          {versions.map((version) => (
            <Cell key={version.number} count={version.orders} words={perHundred(version.orders, version.visits)} />
          ))}
        </tr>
      </tbody>
    </FigureTable>
  );
}
