import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { readStock } from '../../support/api';
import { BUYER, buyButton, expectInCart, keepInBrowser, waitForHydration, visit } from '../../support/pages';
import { startSite, type Site } from '../../support/site';
import {
  liveVersion,
  publishCopy,
  readRegistry,
  replaceEntry,
  replaceServerBundle,
  storeFile,
  writeRegistry,
  type StoredRegistry,
  type StoredVersion,
} from '../../support/store';
import { expect, test } from '../../support/test';

const PANEL = 'Этот блок сейчас недоступен';
const LIVE_WITHIN_MS = 2000;
const THROWS = 'throw new Error("broken on purpose");';

let site: Site;
let registry: StoredRegistry;

const liveVersions = ({ microFrontends }: StoredRegistry) =>
  Object.keys(microFrontends).map((name) => liveVersion({ schema: '', microFrontends }, name).metadata.version);

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite();
  registry = await readRegistry(site.dataDir);
});

test.afterEach(async () => {
  await writeRegistry(site.dataDir, registry);
  const remotes = async () => liveVersions((await (await fetch(`${site.url}/remotes.json`)).json()) as StoredRegistry);
  await expect.poll(remotes).toEqual(liveVersions(registry));
});

test.afterAll(() => site.stop());

type Damage = (version: StoredVersion) => Promise<void> | void;

async function waitForVersion(version: string): Promise<void> {
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`${site.url}/remotes.json`)).json()), {
      timeout: LIVE_WITHIN_MS,
    })
    .toContain(version);
}

async function publishDamaged(damage: Damage, isAlone: boolean, remote = 'mfe-catalog'): Promise<void> {
  let name = '';
  await publishCopy(
    site.dataDir,
    remote,
    async (version) => {
      name = version.metadata.version;
      await damage(version);
    },
    isAlone,
  );
  await waitForVersion(name);
}

async function fetchPage(address: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(site.url + address);
  return { status: answer.status, html: await answer.text() };
}

async function expectOthersLive(): Promise<void> {
  for (const address of ['/', '/cart', '/about']) {
    const { status, html } = await fetchPage(address);
    expect([address, status, html.includes(PANEL)]).toEqual([address, 200, false]);
  }
}

test('the last good version answers when the server bundle is garbage', async () => {
  await publishDamaged((version) => replaceServerBundle(site.dataDir, version, '<html>502 Bad Gateway</html>'), false);

  const { status, html } = await fetchPage('/products');
  expect(status).toBe(200);
  expect(html).toContain('INVIS DUOS 3DL');
  expect(html).not.toContain(PANEL);
  await expectOthersLive();
});

test('a panel replaces only the block when the server bundle throws and there is no other version', async ({
  page,
}) => {
  await publishDamaged((version) => replaceServerBundle(site.dataDir, version, THROWS), true);

  const { status, html } = await fetchPage('/products');
  expect(status).toBe(200);
  expect(html).toContain(PANEL);
  await expectOthersLive();
  await visit(page, `${site.url}/products`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Услуги' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'INVIS DUOS', exact: true })).toBeVisible();
});

async function expectPanel(page: Page): Promise<void> {
  const panel = page.getByRole('alert').filter({ hasText: PANEL });
  await expect(panel).toBeVisible({ timeout: 15_000 });
  await expect(panel.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const BROWSER_FAILURES: Readonly<Record<string, Damage>> = {
  'is not what was published': (version) => writeFile(storeFile(site.dataDir, version.url), 'window.slippedIn = true;'),
  'throws while it loads': (version) => replaceEntry(site.dataDir, version, THROWS),
};

for (const [failure, damage] of Object.entries(BROWSER_FAILURES)) {
  test(`the server's page stays and a panel is added when the browser's entry ${failure}`, async ({ page }) => {
    await publishDamaged(async (version) => {
      for (const ending of ['.br', '.gz']) await rm(storeFile(site.dataDir, version.url) + ending, { force: true });
      await damage(version);
    }, false);

    await visit(page, `${site.url}/products`);

    await expectPanel(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
    expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'О компании' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByText(PANEL)).toHaveCount(0);
  });
}

const ENTRY = /\/remotes\/mfe-catalog\/.*\/remoteEntry\.[^/]*\.js/;
test("an entry that never comes keeps the server's page, and a retry repairs it", async ({ page }) => {
  await page.route(ENTRY, () => undefined); // neither fulfilled nor aborted: it stays open
  await page.goto(`${site.url}/products`);

  await expectPanel(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
  await page.unroute(ENTRY);
  await page.getByRole('button', { name: 'Повторить' }).click();

  await expect(page.getByText(PANEL)).toHaveCount(0);
  await page.getByRole('button', { name: 'В корзину: INVIS DUOS', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Корзина \d/ })).toBeVisible();
});

test('a link to a remote whose entry is not there shows the panel, and a retry repairs it', async ({ page }) => {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await visit(page, `${site.url}/about`);

  await page.getByRole('banner').getByRole('link', { name: 'Оборудование' }).click();
  await expectPanel(page);
  await page.unroute(ENTRY);
  await page.getByRole('button', { name: 'Повторить' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
  await expect(page.getByText(PANEL)).toHaveCount(0);
});

test("a page chunk that does not load leaves the server's page", async ({ page }) => {
  const [chunk = ''] = registry.microFrontends['mfe-catalog']?.[0]?.extras.chunks.products ?? [];
  await page.route(`**/${path.basename(chunk)}*`, (route) => route.abort());
  await page.goto(`${site.url}/products`);
  await waitForHydration(page);

  await expectPanel(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
});

const LINE = '8 800 000-24-70';
const BEACON = 105;

const breakCheckout = () =>
  publishDamaged(
    async (version) => {
      await rm(storeFile(site.dataDir, version.extras.server.url));
      await replaceEntry(site.dataDir, version, THROWS);
    },
    true,
    'mfe-cart-checkout',
  );

test('a product page takes an order by telephone while the remote of orders is down', async ({ page }) => {
  await breakCheckout();
  await visit(page, `${site.url}/duos_online`);

  await page.getByRole('button', { name: 'Быстрый заказ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Быстрый заказ' });
  await expect(dialog.getByRole('link', { name: LINE })).toHaveAttribute('href', 'tel:+78000002470');
  await page.keyboard.press('Escape');
  await buyButton(page).click();
  await expectInCart(page, 3);
});

for (const address of ['/cart', '/checkout']) {
  test(`${address} takes a fast order while its remote is down`, async ({ page }) => {
    await breakCheckout();
    const { html } = await fetchPage(address);
    const [, main = ''] = html.split('<main');
    expect(main.slice(0, main.indexOf('</main>'))).toContain(LINE);
    const before = (await readStock(site.url)).get(BEACON) ?? 0;
    await keepInBrowser(page, { 'shop.cart': [{ id: 1, productId: BEACON, parentId: null, productCount: 2 }] });

    await page.goto(site.url + address);
    const form = page.getByRole('form', { name: 'Быстрый заказ' });
    await expect(page.getByRole('main').getByRole('link', { name: LINE })).toBeVisible();
    await form.getByLabel('Имя').fill(BUYER.name);
    await form.getByRole('textbox', { name: 'Телефон' }).fill(BUYER.phone);
    await page.reload();
    await expect(form.getByLabel('Имя')).toHaveValue(BUYER.name);
    await form.getByRole('button', { name: 'Отправить заказ' }).dblclick();

    await expect(page.getByRole('heading', { name: /^Заказ №\s\d{6} оформлен$/ })).toBeFocused();
    expect((await readStock(site.url)).get(BEACON)).toBe(before - 2);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина', exact: true })).toBeVisible();
  });
}
