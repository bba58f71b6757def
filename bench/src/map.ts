import { table } from '@shop/tools/markdown-table';
import { withBigSite } from './big-site';
import { runBrowserScript } from './browser-tools';
import { loadManyPlaces } from './many-places';
import { verdict, type Section } from './section';
import { median } from './statistics';

const RUNS = 5;
const MOST_BLOCK_MS = 50;

/** The longest task of the main thread during each action, in ms. */
interface Blocks {
  panning: number;
  zoomingIn: number;
  zoomingOut: number;
}

const NAMES: Readonly<Record<keyof Blocks, string>> = {
  panning: 'dragging the map to and fro',
  zoomingIn: 'zooming in, three steps',
  zoomingOut: 'zooming out again',
};

/**
 * How long the main thread is blocked while a shopper moves a map of many places.
 * @throws Error when no PostgreSQL is available
 */
export async function measureMap(): Promise<Section> {
  return withBigSite(loadManyPlaces, '/wherebuy', async ({ url, count }) => {
    const runs = await runBrowserScript<Blocks>(
      'measure-map.mjs',
      Array.from({ length: RUNS }, () => url),
    );
    const rows = (Object.keys(NAMES) as (keyof Blocks)[]).map((name) => {
      const blocks = runs.map((run) => run[name]);
      return [NAMES[name], verdict(median(blocks), MOST_BLOCK_MS, 0), Math.max(...blocks).toFixed(0)];
    });
    return {
      title: 'Map',
      method: `Chromium without a CPU slowdown, in a window of 1440 × 900, on \`/wherebuy\` of the built site with ${count} made-up places: copies of the demonstration's, scattered around them. Each action is traced; its figure is the longest task of the main thread, as under Interaction. Median and worst of ${RUNS} runs, each in a fresh browser. Aim: at most ${MOST_BLOCK_MS} ms.`,
      body: table(['what', `longest block, at most ${MOST_BLOCK_MS} ms`, 'worst run, ms'], rows),
    };
  });
}
