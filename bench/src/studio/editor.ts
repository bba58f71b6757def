import { table } from '@shop/tools/markdown-table';
import { runBrowserScript } from '../browser-tools';
import { verdict } from '../section';
import type { BenchSite } from '../site';
import { median } from '../statistics';
import type { Publisher } from './publisher';

const RUNS = 5;
const MOST_OPEN_MS = 3000;
const MOST_KEY_MS = 100;
const MOST_KB = 150;

interface Visit {
  /** Until the headline's field has the cursor, in ms. */
  open: number;
  /** The slowest letter, in ms. */
  key: number;
  /** Bytes of scripts that no page of the shop has loaded. */
  scripts: number;
}

/** How soon the editor is open, how fast it shows a letter, and what it weighs. */
export async function measureEditor({ url }: BenchSite, publisher: Publisher): Promise<string> {
  const { id } = await publisher.pageAt('/rental');
  const address = `${url}/studio/${id}#${publisher.token}`;
  const visits = await runBrowserScript<Visit>(
    'measure-studio.mjs',
    Array.from({ length: RUNS }, () => address),
  );
  const figures = (name: keyof Visit) => visits.map((visit) => visit[name]);
  return table(
    ['what', 'median', 'worst', 'at most'],
    [
      ['opening `/studio/<page>` until it takes typing, ms', ...cells(figures('open'), MOST_OPEN_MS)],
      ['a letter until the page shows it, CPU slowed four times, ms', ...cells(figures('key'), MOST_KEY_MS)],
      [
        "its scripts beyond the shop's, brotli, KB",
        ...cells(
          figures('scripts').map((bytes) => bytes / 1000),
          MOST_KB,
        ),
      ],
    ],
  );
}

const cells = (values: readonly number[], most: number) => [
  verdict(median(values), most, 0),
  Math.max(...values).toFixed(0),
  String(most),
];
