import type { Browser } from '@playwright/test';
import { saveData, visit } from '../support/pages';
import { openSlowLine, type SlowLine } from '../support/slow-line';
import { expect, test } from '../support/test';

const ROUND_TRIP_MS = 400;
const ON_SCREEN_MS = 4000;
/** Each link changes the remote; the last page has a map, which is a separate script. */
const WAYS = [
  ['/', '/products'],
  ['/', '/cart'],
  ['/products', '/invis_duos'],
  ['/invis_duos', '/wherebuy'],
] as const;

let line: SlowLine;

test.beforeAll(async ({ siteUrl }) => {
  line = await openSlowLine(siteUrl, ROUND_TRIP_MS);
});
test.afterAll(() => line.close());

/**
 * Presses a link in a fresh browser.
 * @returns the number of round trips before the next page's heading shows: the longest chain of
 *   requests that each start after the end of the previous one. Processor time does not count.
 */
async function roundTrips(browser: Browser, from: string, to: string, isFetchedAhead: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    if (!isFetchedAhead) await saveData(page);
    await visit(page, line.url + from);
    if (isFetchedAhead) await page.waitForTimeout(ON_SCREEN_MS);
    const requests = await page.evaluate(async (path) => {
      const heading = () => document.querySelector('main h1')?.textContent;
      const before = heading();
      const pressedAt = performance.now();
      document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
      while (location.pathname !== path || heading() === before || !heading())
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const shownAt = performance.now();
      return performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime >= pressedAt && entry.startTime + entry.duration <= shownAt)
        .map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration }));
    }, to);
    return longestChain(requests.filter(({ start, end }) => end - start >= ROUND_TRIP_MS));
  } finally {
    await context.close();
  }
}

interface Span {
  start: number;
  end: number;
}

function longestChain(spans: readonly Span[]): number {
  const lengths = new Map<Span, number>();
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const before = [...lengths].filter(([{ end }]) => end <= span.start).map(([, length]) => length);
    lengths.set(span, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths.values());
}

for (const [from, to] of WAYS) {
  test(`from ${from} to ${to} in no round trip if the link was on screen for four seconds`, async ({ browser }) => {
    expect(await roundTrips(browser, from, to, true)).toBe(0);
  });

  test(`from ${from} to ${to} in one round trip without prefetching`, async ({ browser }) => {
    expect(await roundTrips(browser, from, to, false)).toBe(1);
  });
}
