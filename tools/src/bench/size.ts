import { FIRST_VIEWS } from '../budgets';
import { runBrowserScript } from './browser-tools';
import { verdict, table, type Section } from './section';
import { startBenchSite } from './site';

const KB = 1000;
const SCRIPTS_BUDGET = 130;
const FONTS_BUDGET = 80;
const HTML_BUDGET = 40;

interface Size {
  url: string;
  scripts: number;
  fonts: number;
  html: number;
  requests: number;
}

/** Bytes that a first view brings over the wire. */
export async function measureSize(): Promise<Section> {
  const site = await startBenchSite();
  try {
    const sizes = await runBrowserScript<Size>(
      'measure-size.mjs',
      FIRST_VIEWS.map(({ path }) => site.url + path),
    );
    const rows = sizes.map(({ url, scripts, fonts, html, requests }) => [
      `\`${new URL(url).pathname}\``,
      verdict(scripts / KB, SCRIPTS_BUDGET),
      verdict(fonts / KB, FONTS_BUDGET),
      verdict(html / KB, HTML_BUDGET),
      String(requests),
    ]);
    return {
      title: 'Weight of the first view',
      method:
        'A fresh Chromium opens the page, touches nothing, and waits until it is hydrated and the network is quiet. Bodies as they came over the wire (brotli; fonts are compressed in themselves), in KB of 1000 bytes, scripts of host and remotes together.',
      body: table(
        [
          'page',
          `scripts, at most ${SCRIPTS_BUDGET}`,
          `fonts, at most ${FONTS_BUDGET}`,
          `HTML, at most ${HTML_BUDGET}`,
          'requests',
        ],
        rows,
      ),
    };
  } finally {
    await site.stop();
  }
}
