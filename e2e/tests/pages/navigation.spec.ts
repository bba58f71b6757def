import type { Page } from '@playwright/test';
import { saveData, visit, waitForHydration } from '../../support/pages';
import { openSlowLine, type SlowLine } from '../../support/slow-line';
import { expect, test } from '../../support/test';

const ROUND_TRIP_MS = 400;
/** A page is quiet for 3 s before anything is fetched for its links. */
const ON_SCREEN_MS = 9000;
/** Each link leads to what the browser has not loaded yet; the map is a separate script. */
const WAY = ['/products', '/invis_duos', '/wherebuy', '/cart'] as const;

interface Span {
  start: number;
  end: number;
}

/** Presses a link. Returns the requests that ended before the heading of the next page showed. */
function press(page: Page, to: string): Promise<Span[]> {
  return page.evaluate(async (path) => {
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
      .filter(({ name }) => !name.endsWith('/rum')) // no page waits for its report
      .map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration }));
  }, to);
}

function longestChain(spans: readonly Span[]): number {
  const lengths = new Map<Span, number>();
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const before = [...lengths].filter(([{ end }]) => end <= span.start).map(([, length]) => length);
    lengths.set(span, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths.values());
}

/**
 * Follows the links of the way, one after the other.
 * @returns for each link, the number of round trips before the next page shows: the longest chain
 *   of requests that each start after the end of the previous one. Processor time does not count.
 */
async function roundTrips(page: Page, { url }: SlowLine, restMs: number): Promise<number[]> {
  const [first, ...next] = WAY;
  await visit(page, url + first);
  const trips: number[] = [];
  for (const to of next) {
    await page.waitForTimeout(restMs);
    const requests = await press(page, to);
    trips.push(longestChain(requests.filter(({ start, end }) => end - start >= ROUND_TRIP_MS)));
  }
  return trips;
}

test.use({ viewport: { width: 1440, height: 900 } });

test('a page whose link was on screen opens without the network', async ({ page, context }) => {
  const isFetched = page.waitForResponse(/\/page-data\/invis_duos$/);
  await visit(page, '/products');
  await isFetched;
  await page.waitForLoadState('networkidle'); // its scripts as well
  await context.setOffline(true);

  await page.getByRole('main').getByRole('link', { name: 'INVIS DUOS', exact: true }).first().press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');
});

test.describe('on a slow line', { tag: '@full' }, () => {
  let line: SlowLine;
  test.beforeAll(async ({ siteUrl }) => {
    line = await openSlowLine(siteUrl, ROUND_TRIP_MS);
  });
  test.afterAll(() => line.close());

  test('a page opens in no round trip if its link was on screen for nine seconds', async ({ page }) => {
    expect(await roundTrips(page, line, ON_SCREEN_MS)).toEqual([0, 0, 0]);
  });

  test('a page opens in one round trip without prefetching', async ({ page }) => {
    await saveData(page);

    expect(await roundTrips(page, line, 0)).toEqual([1, 1, 1]);
  });
});

test('reloading keeps the scroll position', async ({ page }) => {
  await visit(page, '/info_delivery');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);

  await page.reload();
  await waitForHydration(page);

  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});
