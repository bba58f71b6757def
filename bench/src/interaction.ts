import { table } from '@shop/tools/markdown-table';
import { withBigSite } from './big-site';
import { runBrowserScript } from './browser-tools';
import { loadManyProducts } from './many-products';
import { verdict, type Section } from './section';
import { median } from './statistics';

const RUNS = 5;
const MOST_BLOCK_MS = 100;

/** The longest task of the main thread during each action, in ms. */
interface Blocks {
  typing: number;
  adding: number;
  counting: number;
}

const NAMES: Readonly<Record<keyof Blocks, string>> = {
  typing: 'typing in the search of `/products`, a letter',
  adding: 'adding to the cart on `/products`',
  counting: 'changing a count in `/cart`',
};

/**
 * How long frequent actions block the main thread, in a big catalogue and on a slow phone.
 * @throws Error when no PostgreSQL is available
 */
export async function measureInteraction(): Promise<Section> {
  return withBigSite(loadManyProducts, '/products', async ({ url, count }) => {
    const urls = Array.from({ length: RUNS }, () => url);
    const runs = await runBrowserScript<Blocks>('measure-interaction.mjs', urls);
    const rows = (Object.keys(NAMES) as (keyof Blocks)[]).map((name) => {
      const blocks = runs.map((run) => run[name]);
      return [NAMES[name], verdict(median(blocks), MOST_BLOCK_MS, 0), Math.max(...blocks).toFixed(0)];
    });
    return {
      title: 'Interaction',
      method: `Chromium with its CPU slowed four times (CDP), the built site over ${count} goods: the demonstration's 16, and 125 copies of each. The pointer moves onto a button before pressing it for 80 ms. Each action is traced; its figure is the longest task of the main thread (\`RunTask\` of the trace, in thread time), over all letters of the word. Median and worst of ${RUNS} runs, each in a fresh browser. Aim: at most ${MOST_BLOCK_MS} ms.`,
      body: table(['what', `longest block, at most ${MOST_BLOCK_MS} ms`, 'worst run, ms'], rows),
    };
  });
}
