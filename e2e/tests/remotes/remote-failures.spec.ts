import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { readCatalogue } from '../../support/api';
import { BUYER, buyButton, cartLink, expectInCart, visit, waitForHydration } from '../../support/pages';
import {
  liveVersion,
  publishCopy,
  readRegistry,
  replaceEntry,
  replaceInBundles,
  storeFile,
  titleIn,
  writeRegistry,
  type StoredRegistry,
  type StoredVersion,
} from '../../support/store';
import { expect, test } from '../../support/test';

const PANEL = 'Этот блок сейчас недоступен';
const ENTRY = /\/remotes\/mfe-catalog\/.*\/remoteEntry\.[^/]*\.js/;
/** The page waits for a script 6 s. */
const ENTRY_TIMEOUT_MS = 6000;

let registry: StoredRegistry;

const liveIn = ({ microFrontends }: StoredRegistry) =>
  Object.keys(microFrontends).map((name) => liveVersion({ schema: '', microFrontends }, name).metadata.version);

/** Waits until the host follows a registry with these live versions. */
async function waitUntilLive(siteUrl: string, wanted: StoredRegistry): Promise<void> {
  const followed = async () => liveIn((await (await fetch(`${siteUrl}/remotes.json`)).json()) as StoredRegistry);
  await expect.poll(followed).toEqual(liveIn(wanted));
}

test.beforeEach(async ({ siteDataDir }) => {
  registry = await readRegistry(siteDataDir);
});

test.afterEach(async ({ siteUrl, siteDataDir }) => {
  await writeRegistry(siteDataDir, registry);
  await waitUntilLive(siteUrl, registry);
});

interface SiteAddress {
  siteUrl: string;
  siteDataDir: string;
}

/** Makes a damaged copy of a remote live, without a version before it. */
async function publishDamaged(
  { siteUrl, siteDataDir }: SiteAddress,
  remote: string,
  damage: (version: StoredVersion) => Promise<void>,
): Promise<void> {
  await publishCopy(siteDataDir, remote, damage, true);
  await waitUntilLive(siteUrl, await readRegistry(siteDataDir));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openByHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).click();

async function expectPanel(page: Page): Promise<void> {
  const panel = page.getByRole('alert').filter({ hasText: PANEL });
  await expect(panel.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test("a script that is not what was published does not run: the server's page stays with a panel above", async ({
  page,
}) => {
  // On its way: the host itself serves nothing that was changed in the store.
  await page.route(ENTRY, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.slippedIn = true;' }),
  );

  await visit(page, '/products');

  await expectPanel(page);
  await expect(heading(page)).toHaveText('Оборудование');
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  await openByHeader(page, 'О компании');
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByText(PANEL)).toHaveCount(0);
});

test("an entry that never comes keeps the server's page, and a retry repairs it", async ({ page }) => {
  await page.clock.install();
  await page.route(ENTRY, () => undefined); // neither fulfilled nor aborted: it stays open
  const requested = page.waitForRequest(ENTRY);
  await page.goto('/products');
  await requested;
  await page.clock.fastForward(ENTRY_TIMEOUT_MS); // once: a minute would not have passed

  await expectPanel(page);
  await expect(heading(page)).toHaveText('Оборудование');
  await page.unroute(ENTRY);
  await page.getByRole('button', { name: 'Повторить' }).click();

  await expect(page.getByText(PANEL)).toHaveCount(0);
  await page.getByRole('button', { name: 'В корзину: INVIS DUOS', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Корзина \d/ })).toBeVisible();
});

test('a link to a remote whose entry is not there shows the panel, and a retry repairs it', async ({ page }) => {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await visit(page, '/about');

  await openByHeader(page, 'Оборудование');
  await expectPanel(page);
  await page.unroute(ENTRY);
  await page.getByRole('button', { name: 'Повторить' }).click();

  await expect(heading(page)).toHaveText('Оборудование');
  await expect(page.getByText(PANEL)).toHaveCount(0);
});

test("a page chunk that does not load leaves the server's page", async ({ page }) => {
  const [chunk = ''] = liveVersion(registry, 'mfe-catalog').extras.chunks.products ?? [];
  await page.route(`**/${path.basename(chunk)}*`, (route) => route.abort());
  await page.goto('/products');
  await waitForHydration(page);

  await expectPanel(page);
  await expect(heading(page)).toHaveText('Оборудование');
});

test('an exception in a browser affects only its page', async ({ page, siteUrl, siteDataDir }) => {
  const thrown = 'title:(() => { throw new Error("broken on purpose") })()';
  await publishDamaged({ siteUrl, siteDataDir }, 'mfe-catalog', (version) =>
    replaceInBundles(siteDataDir, version, titleIn('Услуги'), thrown, 'browser'),
  );

  await visit(page, '/services');

  await expectPanel(page);
  await openByHeader(page, 'Оборудование');
  await expect(heading(page)).toHaveText('Оборудование');
  await expect(page.getByText(PANEL)).toHaveCount(0);
});

const LINE = '8 800 000-24-70';
const SLUG = 'duos_online';

test('while the remote of orders is down, goods go into the cart, and an order goes by telephone or a short form', async ({
  page,
  siteUrl,
  siteDataDir,
}) => {
  await publishDamaged({ siteUrl, siteDataDir }, 'mfe-cart-checkout', async (version) => {
    await rm(storeFile(siteDataDir, version.extras.server.url));
    await replaceEntry(siteDataDir, version, 'throw new Error("broken on purpose");');
  });
  for (const address of ['/cart', '/checkout']) {
    const [, main = ''] = (await (await fetch(siteUrl + address)).text()).split('<main');
    expect(main.slice(0, main.indexOf('</main>'))).toContain(LINE);
  }
  const inStock = async () => (await readCatalogue(siteUrl)).find(({ slug }) => slug === SLUG)?.count ?? 0;
  const before = await inStock();

  await visit(page, `/${SLUG}`);
  await page.getByRole('button', { name: 'Быстрый заказ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Быстрый заказ' });
  await expect(dialog.getByRole('link', { name: LINE })).toHaveAttribute('href', 'tel:+78000002470');
  await page.keyboard.press('Escape');
  await buyButton(page).click();
  await expectInCart(page, 3);

  await cartLink(page).click();
  await expect(page.getByRole('main').getByRole('link', { name: LINE })).toBeVisible();
  const form = page.getByRole('form', { name: 'Быстрый заказ' });
  await form.getByLabel('Имя').fill(BUYER.name);
  await form.getByRole('textbox', { name: 'Телефон' }).fill(BUYER.phone);
  await page.goto('/checkout');
  await expect(form.getByLabel('Имя')).toHaveValue(BUYER.name);
  await form.getByRole('button', { name: 'Отправить заказ' }).dblclick();

  await expect(page.getByRole('heading', { name: /^Заказ №\s\d{6} оформлен$/ })).toBeFocused();
  expect(await inStock()).toBe(before - 1);
  await expectInCart(page, 0);
});
