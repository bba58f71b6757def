// Traces the main thread, for scripts that measure how long a page is blocked.
import { setTimeout as sleep } from 'node:timers/promises';

const HYDRATION_TIMEOUT_MS = 120_000;

/** How long a page must be idle after an action. */
export const SETTLE_MS = 2000;

/** @typedef {{ processId?: number, url?: string }} Frame */
/** @typedef {{ name?: string, data?: { frames?: Frame[] } }} TraceArgs */
/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number,
 *   tdur?: number, args: TraceArgs }} TraceEvent
 */

/**
 * The longest task of the page's main thread in thread time,
 * which excludes time that other processes use.
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
  if (!main) throw new Error('the trace lacks the main thread of the page');
  const tasks = events.filter(({ name, pid: own, tid }) => name === 'RunTask' && own === main.pid && tid === main.tid);
  return Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000));
}

/**
 * Traces the page during an action, until it is idle again.
 * @param {any} page
 * @param {() => Promise<void>} act
 * @returns the longest task in ms
 */
export async function traced(page, act) {
  await page.tracing.start({ categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  await sleep(SETTLE_MS);
  const trace = await page.tracing.stop();
  return longestTask(JSON.parse(new TextDecoder().decode(trace)).traceEvents, new URL(page.url()).origin);
}

/**
 * Opens an address and waits until its buttons work and nothing more is loaded.
 * @param {any} page
 * @param {string} url
 */
export async function openQuietly(page, url) {
  await page.goto(url, { waitUntil: 'load', timeout: HYDRATION_TIMEOUT_MS });
  await page.waitForSelector('html[data-hydrated="true"]', { timeout: HYDRATION_TIMEOUT_MS });
  await page.waitForNetworkIdle({ idleTime: 1000 });
}
