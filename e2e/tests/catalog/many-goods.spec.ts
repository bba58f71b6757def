import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Page } from '@playwright/test';
import { copyGoods } from '../../../bench/src/copy-goods';
import { agreeToCookies, buyButton, expectInCart, visit } from '../../support/pages';
import { startSite, type Site } from '../../support/site';
import { expect, test } from '../../support/test';

/** Uncompressed. A page shows 24 goods at most, whatever the shop has. */
const LARGEST_ANSWER = 500_000;

const GOODS = 20_000;
const DEMO_GOODS = 16;

let folder: string;
let site: Site;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(path.join(tmpdir(), 'shop-many-'));
  const dataDir = path.join(folder, 'data');
  await (await startSite({ dataDir })).stop();
  const database = await PGlite.create(path.join(dataDir, 'database'));
  await database.exec(copyGoods(GOODS / DEMO_GOODS));
  await database.exec(await readFile(path.join(__dirname, '../../fixtures/extreme-goods.sql'), 'utf8'));
  await database.close();
  site = await startSite({ dataDir });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Pages, their data, and answers of the API that are larger than any of them should be. */
function watchLargeAnswers(page: Page): () => Promise<string[]> {
  const reading: Promise<string | null>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isData = response.request().resourceType() === 'document' || /^\/(api|page-data)\b/.test(pathname);
    if (!isData) return;
    const read = response.body().then(
      ({ byteLength }) => (byteLength > LARGEST_ANSWER ? `${pathname}: ${byteLength}` : null),
      () => null, // a redirect has no body
    );
    reading.push(read);
  });
  return async () => (await Promise.all(reading)).filter((large) => large !== null);
}

const goods = (page: Page) => page.getByRole('region', { name: 'Список товаров' }).getByRole('heading', { level: 3 });

test(
  'twenty thousand goods are found, filtered, paged, compared and ordered',
  { tag: '@full' },
  async ({ page, consoleMessages }) => {
    test.setTimeout(120_000);
    await agreeToCookies(page, site.url);
    const largeAnswers = watchLargeAnswers(page);

    await visit(page, `${site.url}/products?page=2`);
    await expect(goods(page)).toHaveCount(24);
    const categories = page.getByRole('navigation', { name: 'Категории' });
    const all = await categories.getByRole('link', { name: /^Все/ }).textContent();
    expect(Number(/\d+/.exec(all ?? '')?.[0])).toBeGreaterThan(GOODS);
    await categories.getByRole('link', { name: /^Охранные комплексы/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Охранные комплексы');
    await expect(goods(page)).toHaveCount(24);

    await page.getByRole('searchbox', { name: /^Поиск/ }).fill('INVIS DUOS S серии 1234');
    await expect(goods(page).first()).toHaveText('INVIS DUOS S серии 1234');
    await page.getByRole('button', { name: 'Сравнить: INVIS DUOS S серии 1234' }).click();
    await page.getByRole('main').getByRole('link', { name: 'INVIS DUOS S серии 1234', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS S серии 1234');
    await buyButton(page).click();
    await expectInCart(page, 1);

    await visit(page, `${site.url}/compare`);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'INVIS DUOS S серии 1234', exact: true }).first(),
    ).toBeVisible();
    await visit(page, `${site.url}/cart`);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'INVIS DUOS S серии 1234', exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Оформить заказ' }).click();
    await expect(page.getByLabel('Телефон')).toBeVisible();

    expect(await largeAnswers()).toEqual([]);
    expect(consoleMessages).toEqual([]);
  },
);

for (const width of [390, 1440]) {
  test(`extreme goods fit ${width} px, and one without a price is not ordered`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await agreeToCookies(page, site.url);

    for (const slug of ['x_long', 'x_broken', 'x_gallery', 'x_free']) {
      await visit(page, `${site.url}/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([slug, overflow]).toEqual([slug, 0]);
    }
    await expect(page.getByText('Цена по запросу').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^В корзину/ })).toHaveCount(0);

    await visit(page, `${site.url}/products?q=X-`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
  });
}
