import { expectAccessible } from '../support/axe';
import { settle, visit } from '../support/pages';
import { expect, test } from '../support/test';

const FILTERED = '/products?q=nhtrth&stock=1&sort=cheap';

test('the server renders a filtered list for its link, and it stays filtered', async ({ page, consoleMessages }) => {
  const answer = await page.request.get(FILTERED);
  expect(await answer.text()).toContain('Показаны результаты для «трекер»');

  await visit(page, FILTERED);
  await settle(page);

  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('nhtrth');
  await expect(page.getByRole('switch', { name: 'В наличии' })).toBeChecked();
  expect(consoleMessages).toEqual([]);
});

test('search, filters and order are in the address, and Back undoes them', async ({ page, consoleMessages }) => {
  await visit(page, '/products');

  await page.getByRole('searchbox').pressSequentially('маяк');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'маяк');
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByLabel('Сортировка').selectOption('Сначала дороже');
  await expect(page).toHaveURL(/sort=dear/);
  await page.goBack();

  await expect(page.getByLabel('Сортировка')).toHaveValue('sort');
  await expect(page.getByRole('article')).toHaveCount(5);
  expect(consoleMessages).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form requests the list from the server', async ({ page }) => {
    await page.goto('/products');
    await page.getByText('Цена и свойства').click();
    await page.getByLabel('до', { exact: true }).fill('5 000');
    await page.getByRole('button', { name: 'Найти' }).click();

    await expect(page).toHaveURL(/to=5/);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('link', { name: 'Сбросить фильтры' }).click();
    await expect(page).toHaveURL(/\/products$/);
  });
});

for (const width of [320, 1440]) {
  test(`the open panel of filters fits and is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/products?from=1000');
    await settle(page);

    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
