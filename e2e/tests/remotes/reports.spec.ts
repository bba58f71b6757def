import { settle, visit, waitForHydration } from '../../support/pages';
import { startSite, type Site } from '../../support/site';
import { liveVersion, publishCopy, readRegistry, replaceInBundles } from '../../support/store';
import { expect, test } from '../../support/test';

const PANEL = 'Этот блок сейчас недоступен';

let site: Site;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite();
});

test.afterAll(() => site.stop());

/** The value of a metric of the live version of a remote; 0 when it was never counted. */
async function metricOf(name: string, remote: string, rest = ''): Promise<number> {
  const { metadata } = liveVersion(await readRegistry(site.dataDir), remote);
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  const start = `${name}{remote="${remote}",version="${metadata.version}"${rest}} `;
  const line = metrics.split('\n').find((text) => text.startsWith(start));
  return Number(line?.slice(start.length) ?? 0);
}

test(
  'a page reports that it is alive and, when it is left, how fast it was',
  { tag: '@full' },
  async ({ page, consoleMessages }) => {
    await visit(page, `${site.url}/products`);
    await settle(page);
    await expect.poll(() => metricOf('shop_host_views_total', 'mfe-catalog')).toBe(1);
    expect(await metricOf('shop_host_pages_total', 'mfe-catalog')).toBe(1);

    await page.getByRole('main').getByRole('link', { name: 'INVIS DUOS', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');
    await settle(page); // the browser measures a press when what it changed is painted
    await page.goto(`${site.url}/about`);

    await expect.poll(() => metricOf('shop_host_views_total', 'mfe-catalog')).toBe(2);
    for (const vital of ['lcp_seconds', 'inp_seconds', 'cls'])
      await expect.poll(() => metricOf(`shop_host_${vital}_count`, 'mfe-catalog'), { message: vital }).toBe(1);
    expect(await metricOf('shop_host_failed_views_total', 'mfe-catalog')).toBe(0);
    expect(consoleMessages).toEqual([]);
  },
);

test('a blocked report costs the visitor nothing', { tag: '@full' }, async ({ page, consoleMessages }) => {
  await page.route('**/rum', (route) => route.abort('blockedbyclient'));

  await visit(page, `${site.url}/products`);
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(4000);

  expect(consoleMessages.filter((text) => !text.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
});

test('a page that throws in the browser counts against its version', { tag: '@full' }, async ({ page }) => {
  await publishCopy(site.dataDir, 'mfe-catalog', (version) =>
    replaceInBundles(
      site.dataDir,
      version,
      /Оборудование/,
      '"+(()=>{throw new Error("broken on purpose")})()+"',
      'browser',
    ),
  );
  const { metadata } = liveVersion(await readRegistry(site.dataDir), 'mfe-catalog');
  await expect.poll(async () => (await fetch(`${site.url}/remotes.json`)).text()).toContain(metadata.version);

  await page.goto(`${site.url}/products`);
  await waitForHydration(page);

  await expect(page.getByText(PANEL)).toBeVisible();
  await expect.poll(() => metricOf('shop_host_failed_views_total', 'mfe-catalog')).toBeGreaterThan(0);
  expect(await metricOf('shop_host_views_total', 'mfe-catalog')).toBeGreaterThan(0);
});
