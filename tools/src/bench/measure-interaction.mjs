// Prints, for each site given, the longest tasks of the main thread in ms while a shopper types, buys and counts.
import { setTimeout as sleep } from 'node:timers/promises';
import { CHROME_FLAGS, CHROME_PATH, importTool } from './import-tool.mjs';

const SLOWDOWN = 4;
const WORD = 'датчик топлива';
const BETWEEN_KEYS_MS = 200;
const SETTLE_MS = 2000;
const HYDRATION_TIMEOUT_MS = 120_000;

const { default: puppeteer } = await importTool('puppeteer-core');

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: { name?: string, data?: { frames?: { processId?: number, url?: string }[] } } }} TraceEvent */

/**
 * The longest task of the page's main thread, in its own time: while others use the machine it does not run.
 * @param {TraceEvent[]} events
 * @param {string} origin
 */
function longestTask(events, origin) {
  const frames = events.flatMap(({ name, args }) =>
    name === 'TracingStartedInBrowser' ? (args.data?.frames ?? []) : [],
  );
  const pid = frames.find(({ url }) => url?.startsWith(origin))?.processId;
  const main = events.find(
    ({ name, args, pid: own }) => name === 'thread_name' && args.name === 'CrRendererMain' && own === pid,
  );
  if (!main) throw new Error('the trace has no main thread of the page');
  const tasks = events.filter(({ name, pid: own, tid }) => name === 'RunTask' && own === main.pid && tid === main.tid);
  return Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000));
}

/**
 * Traces the page while something is done on it, until it is quiet again.
 * @param {any} page
 * @param {() => Promise<void>} act
 */
async function traced(page, act) {
  await page.tracing.start({ categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  await sleep(SETTLE_MS);
  const trace = await page.tracing.stop();
  return longestTask(JSON.parse(new TextDecoder().decode(trace)).traceEvents, new URL(page.url()).origin);
}

/**
 * @param {any} page
 * @param {string} url
 */
async function open(page, url) {
  await page.emulateCPUThrottling(null);
  await page.goto(url, { waitUntil: 'load', timeout: HYDRATION_TIMEOUT_MS });
  await page.waitForSelector('html[data-hydrated="true"]', { timeout: HYDRATION_TIMEOUT_MS });
  await page.waitForNetworkIdle({ idleTime: 1000 });
  await page.emulateCPUThrottling(SLOWDOWN);
}

/** @param {string} url */
async function measure(url) {
  const browser = await puppeteer.launch({ executablePath: CHROME_PATH, args: CHROME_FLAGS });
  try {
    const page = await browser.newPage();
    await open(page, `${url}/products`);
    const adding = await traced(page, () => page.click('article button[aria-label^="В корзину"]'));
    await page.focus('input[type="search"]');
    await sleep(SETTLE_MS);
    const typing = await traced(page, () => page.type('input[type="search"]', WORD, { delay: BETWEEN_KEYS_MS }));
    await open(page, `${url}/cart`);
    const counting = await traced(page, () => page.click('button[aria-label^="Увеличить количество"]'));
    return { typing, adding, counting };
  } finally {
    await browser.close();
  }
}

for (const url of process.argv.slice(2)) console.log(JSON.stringify(await measure(url)));
