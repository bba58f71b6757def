import type { Page } from '@playwright/test';
import { addressesOfSitemap } from '../../support/html';
import { plainSpaces } from '../../support/pages';
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

test('every page of the sitemap has its heading and links, and waits for nothing', async ({ page, request }) => {
  test.setTimeout(120_000);
  for (const address of await addressesOfSitemap(request)) {
    const answer = await page.goto(address);

    expect([address, answer?.status()]).toEqual([address, 200]);
    await expect(main(page).getByRole('heading', { level: 1 }), address).toBeVisible();
    expect(await main(page).getByRole('link').count(), address).toBeGreaterThan(0);
    await expectNothingPending(page);
  }
});

for (const address of ['/cart', '/checkout', '/checkout/finish', '/compare', '/reset', '/stock-notices']) {
  test(`${address} says in words that it needs scripts, and what to do without them`, async ({ page }) => {
    await page.goto(address);

    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(plainSpaces(await main(page).innerText())).toMatch(address === '/stock-notices' ? /JavaScript/ : WORDS);
    await expectNothingPending(page);
  });
}

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

test('prices are shown, the search is a form, and the menu marks the section of a page', async ({ page }) => {
  await page.goto('/invis_duos');
  expect(plainSpaces(await main(page).innerText())).toContain('24 900 ₽');
  await expect(inMenu(page, 'Оборудование')).toHaveAttribute('aria-current', 'true');
  await page.goto('/dialog/invis_duos');
  await expect(inMenu(page, 'Поддержка')).toHaveAttribute('aria-current', 'true');
  await expect(inMenu(page, 'Оборудование')).not.toHaveAttribute('aria-current');

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
