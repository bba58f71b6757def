import { FIRST_VIEWS } from '@shop/publisher/checks';
import { table } from '@shop/tools/markdown-table';
import { withBigSite } from './big-site';
import { runBrowserScript } from './browser-tools';
import { compressedBytes } from './compressed-bytes';
import { loadManyProducts } from './many-products';
import { verdict, type Section } from './section';
import { startBenchSite } from './site';

const KB = 1000;
const SCRIPTS_BUDGET = 132.3;
const FONTS_BUDGET = 80;
const HTML_BUDGET = 60;
const RAW_HTML_BUDGET = 350;

/** One page of each kind. */
const PATHS = [
  '/',
  '/products',
  '/invis_duos',
  '/services',
  '/compare',
  '/cart',
  '/checkout',
  '/wherebuy',
  '/addresses',
];

interface Size {
  url: string;
  scripts: number;
  laterScripts: number;
  fonts: number;
  html: number;
  requests: number;
}

async function measureFirstViews(url: string): Promise<string> {
  const sizes = await runBrowserScript<Size>(
    'measure-size.mjs',
    FIRST_VIEWS.map(({ path }) => url + path),
  );
  return table(
    [
      'page',
      `scripts, at most ${SCRIPTS_BUDGET}`,
      'scripts after it',
      `fonts, at most ${FONTS_BUDGET}`,
      'HTML',
      'requests',
    ],
    sizes.map((size) => [
      `\`${new URL(size.url).pathname}\``,
      verdict(size.scripts / KB, SCRIPTS_BUDGET),
      (size.laterScripts / KB).toFixed(1),
      verdict(size.fonts / KB, FONTS_BUDGET),
      (size.html / KB).toFixed(1),
      String(size.requests),
    ]),
  );
}

/** The HTML of each page, in KB: compressed and plain. */
async function measureHtml(url: string): Promise<[number, number][]> {
  const sizes: [number, number][] = [];
  for (const path of PATHS) {
    // A page of users needs the cookie; its HTML is the same for all.
    const html = Buffer.from(
      await (await fetch(url + path, { headers: { cookie: 'x-auth-token=bench' } })).arrayBuffer(),
    );
    sizes.push([compressedBytes(html) / KB, html.length / KB]);
  }
  return sizes;
}

const htmlCells = ([compressed, plain]: [number, number] = [0, 0]) => [
  verdict(compressed, HTML_BUDGET),
  verdict(plain, RAW_HTML_BUDGET, 0),
];

/**
 * The bytes that a first view transfers, and the HTML of all kinds of pages, with few goods and
 * with many.
 * @throws Error when no PostgreSQL is available
 */
export async function measureSize(): Promise<Section> {
  const site = await startBenchSite();
  let firstViews = '';
  let few: [number, number][] = [];
  try {
    firstViews = await measureFirstViews(site.url);
    few = await measureHtml(site.url);
  } finally {
    await site.stop();
  }
  const withGoods = (copies: number) =>
    withBigSite(
      (databaseUrl) => loadManyProducts(databaseUrl, copies),
      '/products',
      async ({ url, count }) => ({ count, html: await measureHtml(url) }),
    );
  const many = await withGoods(125);
  const most = await withGoods(1250);
  const html = table(
    [
      'page',
      `brotli, at most ${HTML_BUDGET}`,
      `plain, at most ${RAW_HTML_BUDGET}`,
      ...[many, most].flatMap(({ count }) => [`brotli, ${count} goods`, `plain, ${count} goods`]),
    ],
    PATHS.map((path, index) => [
      `\`${path}\``,
      ...[few, many.html, most.html].flatMap((sizes) => htmlCells(sizes[index])),
    ]),
  );
  return {
    title: 'Weight',
    method: `The first view is what a fresh Chromium loads until the page is hydrated. Transferred bodies (brotli; fonts have their own compression), in KB of 1000 bytes, scripts of host and remotes together. Scripts after it are those that load until the network is idle, without what is fetched ahead for links. The second table has the HTML alone, compressed as the host does it: with the demonstration's goods, with ${many.count}, and with ${most.count}.`,
    body: [firstViews, '', html].join('\n'),
  };
}
