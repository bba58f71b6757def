import type { Page } from '@playwright/test';
import { visit, waitForHydration } from '../../support/pages';
import {
  liveVersion,
  publishCopy,
  readRegistry,
  replaceInBundles,
  writeRegistry,
  type StoredRegistry,
  type StoredVersion,
} from '../../support/store';
import { expect, test } from '../../support/test';

const REMOTE = 'mfe-catalog';
const PANEL = 'Этот блок сейчас недоступен';

let registry: StoredRegistry;

test.beforeEach(async ({ siteDataDir }) => {
  registry = await readRegistry(siteDataDir);
});

test.afterEach(({ siteDataDir }) => writeRegistry(siteDataDir, registry));

/**
 * Makes a copy of the catalogue live, of which nothing has been counted yet.
 * @returns a function that reads a metric of it; 0 when it was never counted
 */
async function publishUncounted(
  siteUrl: string,
  dataDir: string,
  change: (version: StoredVersion) => Promise<void> = async () => undefined,
): Promise<(name: string) => Promise<number>> {
  await publishCopy(dataDir, REMOTE, change);
  const { version } = liveVersion(await readRegistry(dataDir), REMOTE).metadata;
  await expect.poll(async () => (await fetch(`${siteUrl}/products`)).text()).toContain(`/${REMOTE}/${version}/`);
  const metrics = async () => (await fetch(`${siteUrl}/metrics`)).text();
  return async (name) => {
    const start = `${name}{remote="${REMOTE}",version="${version}"} `;
    const line = (await metrics()).split('\n').find((text) => text.startsWith(start));
    return Number(line?.slice(start.length) ?? 0);
  };
}

/**
 * Waits until the browser has measured the first press, which it does when what that changed is
 * painted, and until the page has taken note of it, in its next idle moment. Of a page that is left
 * before, nobody learns how fast the press was.
 */
const pressIsMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => requestIdleCallback(() => resolve())).observe({
          type: 'first-input',
          buffered: true,
        }),
      ),
  );

test(
  'a page reports that it is alive and, when it is left by somebody who allows statistics, how fast it was',
  { tag: '@full' },
  async ({ page, siteUrl, siteDataDir, consoleMessages }) => {
    const metricOf = await publishUncounted(siteUrl, siteDataDir);
    const pagesBefore = await metricOf('shop_host_pages_total');
    await page.context().addCookies([{ name: 'statistics', value: '1', url: siteUrl }]);
    await visit(page, '/products');
    await expect.poll(() => metricOf('shop_host_views_total')).toBe(1);
    expect(await metricOf('shop_host_pages_total')).toBe(pagesBefore + 1);

    await page.getByRole('main').getByRole('link', { name: 'INVIS DUOS', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');
    await pressIsMeasured(page);
    await page.goto('/about');

    // The list, the product, and the accessories on its page, a widget.
    await expect.poll(() => metricOf('shop_host_views_total')).toBe(3);
    for (const vital of ['lcp_seconds', 'inp_seconds', 'cls'])
      await expect.poll(() => metricOf(`shop_host_${vital}_count`), { message: vital }).toBe(1);
    expect(await metricOf('shop_host_failed_views_total')).toBe(0);
    expect(consoleMessages).toEqual([]);
  },
);

test('a blocked report costs the visitor nothing', { tag: '@full' }, async ({ page, consoleMessages }) => {
  await page.clock.install();
  let blocked = 0;
  await page.route('**/rum', (route) => {
    blocked += 1;
    return route.abort('blockedbyclient');
  });

  await visit(page, '/products');
  await page.clock.fastForward(4000);
  await expect.poll(() => blocked).toBeGreaterThan(0);

  await page.getByRole('banner').getByRole('link', { name: 'Услуги' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги');
  expect(consoleMessages.filter((text) => !text.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
});

test(
  'a page that throws in the browser counts against its version',
  { tag: '@full' },
  async ({ page, siteUrl, siteDataDir }) => {
    const thrown = '"+(()=>{throw new Error("broken on purpose")})()+"';
    const metricOf = await publishUncounted(siteUrl, siteDataDir, (version) =>
      replaceInBundles(siteDataDir, version, /Оборудование/, thrown, 'browser'),
    );

    await page.goto('/products');
    await waitForHydration(page);

    await expect(page.getByText(PANEL)).toBeVisible();
    await expect.poll(() => metricOf('shop_host_failed_views_total')).toBeGreaterThan(0);
    expect(await metricOf('shop_host_views_total')).toBeGreaterThan(0);
  },
);
