import type { BlockFigures, PageDay, PageFigures, VersionFigures } from '../../generated/resolvers-types';
import { groupBy } from '../../group-by';
import type { PagesServices } from '../pages/pages-services';
import { presentPage } from '../pages/staff-page';
import type { FigureCounts, FigureRow } from './figure-repository';

const COUNTS = ['visits', 'seen', 'presses', 'forms', 'orders'] as const;

function sumOf(rows: readonly FigureCounts[]): FigureCounts {
  const sum: FigureCounts = { visits: 0, seen: 0, presses: 0, forms: 0, orders: 0 };
  for (const row of rows) for (const name of COUNTS) sum[name] += row[name];
  return sum;
}

/** Of blocks alone; what belongs to none is the page's. */
function blocksOf(rows: readonly FigureRow[]): BlockFigures[] {
  return [...groupBy(rows, ({ block }) => block)].flatMap(([block, own]) => {
    const { seen, presses, forms, orders } = sumOf(own);
    return block === '' ? [] : [{ block, seen, presses, forms, orders }];
  });
}

function versionOf(number: number, all: readonly FigureRow[]): VersionFigures {
  const rows = all.filter(({ version }) => version === number);
  const { visits, presses, forms, orders } = sumOf(rows);
  return {
    ...{ number, visits, presses, forms, orders },
    from: rows[0]?.day ?? null,
    to: rows.at(-1)?.day ?? null,
    blocks: blocksOf(rows),
  };
}

/** The newest version before that anybody has visited: one of a minute compares with nothing. */
function findBefore(live: number, rows: readonly FigureRow[]): number | null {
  const visited = rows.filter(({ version, visits }) => version < live && visits > 0).map(({ version }) => version);
  return visited.length > 0 ? Math.max(...visited) : null;
}

function daysOf(rows: readonly FigureRow[]): PageDay[] {
  return [...groupBy(rows, ({ day }) => day)].map(([day, own]) => {
    const { visits, presses, forms, orders } = sumOf(own);
    return { day, visits, presses, forms, orders };
  });
}

/**
 * What visitors have done on a page in 90 days.
 * @throws AppError NOT_FOUND
 */
export async function readPageFigures(
  { pages, figures }: Pick<PagesServices, 'pages' | 'figures'>,
  id: string,
): Promise<PageFigures> {
  const { live_number: live, state } = presentPage(await pages.find(id));
  const rows = await figures.find(id);
  const shown = state === 'live' ? live : null;
  const before = shown === null ? null : findBefore(shown, rows);
  return {
    today: await figures.today(),
    days: daysOf(rows),
    live: shown === null ? null : versionOf(shown, rows),
    before: before === null ? null : versionOf(before, rows),
  };
}
