import { findHost, startSite, type Site } from '../support/site';
import { visit } from '../support/pages';
import { liveVersion, readRegistry, runRemotes, type StoredVersion } from '../support/store';
import { createWorkspace, type Workspace } from '../support/workspace';
import { expect, test } from '../support/test';

const LIVE_WITHIN_MS = 2000;
const OLD_TITLE = 'title="Оборудование"';
const NEW_TITLE = 'Оборудование новой версии';
const PRODUCTS_PAGE = 'mfe-catalog/src/pages/products/products-page.tsx';
const SERVICES_PAGE = 'mfe-catalog/src/pages/services/services-page.tsx';
const COMPARE_PAGE = 'mfe-catalog/src/pages/compare/compare-page.tsx';
const ACCOUNT_ROUTES = 'mfe-account/src/routes/index.ts';
const PANEL = 'Этот блок сейчас недоступен';

let site: Site;
let workspace: Workspace;
let first: StoredVersion;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  [site, workspace] = await Promise.all([startSite(), createWorkspace()]);
  first = liveVersion(await readRegistry(site.dataDir), 'mfe-catalog');
});

test.afterAll(async () => {
  await workspace.remove();
  await site.stop();
});

const html = async (address: string) => (await fetch(site.url + address)).text();
const mainScript = async () => /\/static\/main\.[^"]+\.js/.exec(await html('/products'))?.[0];

test('two remotes published at once both go live on the running site, which stays as it is', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  await workspace.edit(PRODUCTS_PAGE, OLD_TITLE, `title="${NEW_TITLE}"`);
  await workspace.edit(
    'mfe-account/src/pages/orders/index.ts',
    'Мои заказы — INVIS DUOS',
    'Мои новые заказы — INVIS DUOS',
  );
  await workspace.build('mfe-catalog', 'mfe-account');
  const [host, script] = [await findHost(site), await mainScript()];
  await visit(page, `${site.url}/products`);

  const [catalog, account] = await Promise.all(
    ['mfe-catalog', 'mfe-account'].map((name) => runRemotes(site.dataDir, ['publish', name], workspace.dir)),
  );

  expect([catalog?.code, account?.code]).toEqual([0, 0]);
  await expect.poll(() => html('/products'), { timeout: LIVE_WITHIN_MS }).toContain(NEW_TITLE);
  const registry = await readRegistry(site.dataDir);
  expect(registry.microFrontends['mfe-catalog']).toHaveLength(2);
  expect(registry.microFrontends['mfe-account']).toHaveLength(2);
  expect(liveVersion(registry, 'mfe-catalog').metadata.version).not.toBe(first.metadata.version);
  expect([await findHost(site), await mainScript()]).toEqual([host, script]);

  // The page that is still open goes on with the version it was made of.
  expect((await fetch(site.url + first.url)).status).toBe(200);
  await page.getByRole('banner').getByRole('link', { name: 'Услуги' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги');

  await visit(page, `${site.url}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
  const entries = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(entries).toContain(site.url + liveVersion(registry, 'mfe-catalog').url);
  expect(complaints).toEqual([]);
});

test('list names the versions and marks the live ones', async () => {
  const { code, stdout } = await runRemotes(site.dataDir, ['list'], workspace.dir);

  expect(code).toBe(0);
  const lines = stdout.split('\n').filter((line) => line !== '');
  expect(lines).toHaveLength(6);
  expect(lines.filter((line) => line.startsWith('*'))).toHaveLength(4);
  expect(lines.find((line) => line.includes(first.metadata.version))).toMatch(/^ {2}mfe-catalog/);
});

test('a version rolled back is gone within two seconds, and its files stay', async ({ page }) => {
  const second = liveVersion(await readRegistry(site.dataDir), 'mfe-catalog');

  const { code, stdout } = await runRemotes(site.dataDir, ['rollback', 'mfe-catalog'], workspace.dir);

  expect(code).toBe(0);
  expect(stdout).toContain(first.metadata.version);
  await expect.poll(() => html('/products'), { timeout: LIVE_WITHIN_MS }).not.toContain(NEW_TITLE);
  expect((await fetch(site.url + second.url)).status).toBe(200);
  await visit(page, `${site.url}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
});

test('what cannot be rolled back to is refused in one line', async () => {
  for (const args of [
    ['rollback', 'mfe-catalog', '9.9.9'],
    ['rollback', 'mfe-solutions'],
    ['rollback', 'no-such-remote'],
    ['publish', 'no-such-remote'],
  ]) {
    const { code, stderr } = await runRemotes(site.dataDir, args, workspace.dir);
    expect([args, code]).toEqual([args, 1]);
    expect(
      stderr
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('npm warn')),
    ).toHaveLength(1);
  }
});

test('a remote that claims the route of another is refused in one line, and nothing changes', async () => {
  test.setTimeout(120_000);
  const before = await readRegistry(site.dataDir);
  await workspace.edit(ACCOUNT_ROUTES, "path: '/orders'", "path: '/products'");

  const { code, stderr } = await runRemotes(site.dataDir, ['publish', 'mfe-account'], workspace.dir);

  expect(code).toBe(1);
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^(npm warn|<w>)/.test(line));
  expect(lines).toEqual(['mfe-account was not published: the route /products belongs to mfe-catalog']);
  expect(await readRegistry(site.dataDir)).toEqual(before);
  expect(await html('/products')).not.toContain(PANEL);
});

test('an exception in render costs its block alone, on the server and in the browser', async ({ page }) => {
  test.setTimeout(120_000);
  const thrown = "throw new Error('broken on purpose');";
  await workspace.edit(
    SERVICES_PAGE,
    'export function ServicesPage() {',
    `export function ServicesPage() {\n  if (typeof document !== 'undefined') ${thrown}`,
  );
  await workspace.edit(
    COMPARE_PAGE,
    'export function ComparePage() {',
    `export function ComparePage() {\n  if (typeof document === 'undefined') ${thrown}`,
  );
  await workspace.edit(PRODUCTS_PAGE, NEW_TITLE, 'Оборудование третьей версии');

  expect((await runRemotes(site.dataDir, ['publish', 'mfe-catalog'], workspace.dir)).code).toBe(0);
  await expect.poll(() => html('/products'), { timeout: LIVE_WITHIN_MS }).toContain('Оборудование третьей версии');

  // On the server the version before still renders the page; the others are of the new one.
  const compare = await fetch(`${site.url}/compare`);
  expect(compare.status).toBe(200);
  expect(await compare.text()).not.toContain(PANEL);

  await visit(page, `${site.url}/services`);
  const panel = page.getByRole('alert').filter({ hasText: PANEL });
  await expect(panel.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Оборудование' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование третьей версии');
  await expect(panel).toHaveCount(0);
});
