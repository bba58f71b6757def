import type { Page } from '@playwright/test';
import { readCatalogue, type CatalogueProduct } from '../../support/api';
import { NAMED_PRODUCTS, plainSpaces, roubles } from '../../support/pages';
import { expect, test } from '../../support/test';

/** What a page cannot do without scripts, in words, with the shop's telephone. */
const WORDS = /JavaScript.*8 800 000-24-70/;

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name, exact: true });

async function expectNothingPending(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  await expect(
    main(page)
      .getByText(/^Загружаем/)
      .filter({ visible: true }),
  ).toHaveCount(0);
}

test('a page that needs scripts says so in words, and what to do without them', async ({ page }) => {
  for (const address of ['/cart', '/checkout', '/checkout/finish', '/compare', '/reset', '/stock-notices']) {
    await test.step(address, async () => {
      await page.goto(address);

      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      expect(plainSpaces(await main(page).innerText())).toMatch(address === '/stock-notices' ? /JavaScript/ : WORDS);
      await expectNothingPending(page);
    });
  }
});

test('the pages of an account say so to its user, and home to a guest who is led there', async ({ page, token }) => {
  expect(token).not.toBe('');
  for (const address of ['/orders', '/profile', '/addresses']) {
    await page.goto(address);

    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(plainSpaces(await main(page).innerText())).toMatch(WORDS);
    await expectNothingPending(page);
  }
  await page.context().clearCookies();
  await page.goto('/orders');
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.getByText(/открывается после входа.*JavaScript/)).toBeInViewport();
  await page.goto('/');
  await expect(page.getByText(/открывается после входа/)).toBeHidden();
});

test('no button waits for a script, and the page says how to order without one', async ({ page }) => {
  const pages = ['/', '/products', '/invis_duos', '/setup_adapter_an1', '/services', '/logistic', '/stock-notices'];
  for (const address of pages) {
    await page.goto(address);
    await expect(main(page).locator('button[type="button"]').filter({ visible: true }), address).toHaveCount(0);
  }
  await page.goto('/invis_duos');
  // Finders by text skip what stands in `noscript`.
  expect(plainSpaces(await main(page).innerText())).toMatch(WORDS);
});

const SPARES = 'Аксессуары и запчасти';

/** A list links to what is on sale, with its price, and to nothing else. */
async function expectListed(page: Page, address: string, products: readonly CatalogueProduct[]): Promise<void> {
  await page.goto(address);
  const text = plainSpaces(await main(page).innerText());
  for (const { name, price, slug, active } of products) {
    const link = main(page).getByRole('link', { name, exact: true });
    if (active) await expect(link.first()).toHaveAttribute('href', `/${slug}`);
    else await expect(link).toHaveCount(0);
    if (active) expect(text).toContain(roubles(price));
  }
}

test('prices are shown, the search is a form, and the menu marks the section of a page', async ({ page, siteUrl }) => {
  const products = (await readCatalogue(siteUrl)).filter(({ type }) => type === 'product');
  await page.goto('/invis_duos');
  const product = plainSpaces(await main(page).innerText());
  expect(product).toContain('24 900 ₽');
  expect(product).toMatch(/вопрос.*JavaScript.*8 800 000-24-70/);
  await expect(main(page).getByRole('button', { name: 'Задать вопрос' })).toBeHidden();
  await expect(inMenu(page, 'Оборудование')).toHaveAttribute('aria-current', 'true');
  await page.goto('/dialog/invis_duos');
  await expect(inMenu(page, 'Поддержка')).toHaveAttribute('aria-current', 'true');
  await expect(inMenu(page, 'Оборудование')).not.toHaveAttribute('aria-current');

  const spares = products.filter(({ category }) => category === SPARES);
  expect(spares.length).toBeGreaterThan(0);
  await expectListed(
    page,
    '/products',
    products.filter((product) => !spares.includes(product)),
  );
  await expectListed(page, '/products/aksessuary-i-zapchasti', spares);
  await page.goto('/products');
  const search = page.getByRole('search', { name: 'Поиск по сайту' });
  await search.getByRole('combobox').fill('трекер');
  await search.getByRole('button', { name: 'Искать' }).click();

  await expect(page).toHaveURL(/\/products\?q=/);
  await expect(
    main(page)
      .getByRole('heading', { name: /Трекер/ })
      .first(),
  ).toBeVisible();
  expect(plainSpaces(await main(page).innerText())).toContain('6 900 ₽');
});

test('the menus open under the pointer, and nothing of them is cut off at 320 px', async ({ page }) => {
  await page.goto('/about');
  for (const [path, name] of Object.entries(NAMED_PRODUCTS))
    await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toHaveAttribute('href', path);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('banner').getByRole('button', { name: 'Решения' }).focus();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Интеграторы/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the dialogue and the manuals are complete without scripts', async ({ page }) => {
  await page.goto('/dialog');
  for (const [path, name] of Object.entries(NAMED_PRODUCTS))
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', `/dialog${path}`);
  await main(page).getByRole('link', { name: 'INVIS DUOS', exact: true }).click();
  await main(page)
    .getByRole('link', { name: /^Метка не\sоткликается$/ })
    .click();
  await expect(page.getByRole('link', { name: /^Не\sпомогло$/ })).toBeVisible();

  await page.goto('/documents/manuals/invis_duos');
  await expect(page.getByRole('heading', { level: 2, name: 'Первое включение' })).toBeVisible();
});
