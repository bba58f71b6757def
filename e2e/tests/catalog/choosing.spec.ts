import { type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expectFit } from '../../support/fit';
import { agreeToCookies, buyButton, expectInCart, visit, waitForHydration } from '../../support/pages';
import { expect, test } from '../../support/test';

const namesOfGoods = (page: Page) =>
  page.getByRole('region', { name: 'Список товаров' }).getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('searchbox', { name: /^Поиск/ });
const comparison = (page: Page) => page.getByRole('region', { name: 'Таблица сравнения' });

const comparedGoods = (page: Page) => comparison(page).getByRole('columnheader', { name: /INVIS DUOS S|РБ-1/ });

test.beforeEach(({ page, siteUrl }) => agreeToCookies(page, siteUrl));

async function narrowToOneTag(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Категории' })
    .getByRole('link', { name: /^Охранные комплексы/ })
    .click();
  await expect(namesOfGoods(page)).toHaveCount(4);
  await page.getByText('Задача и цена').click();
  await page.getByText('Характеристики', { exact: true }).click();
  const tags = page.getByRole('group', { name: 'Радиометки в комплекте' });
  await tags.getByRole('checkbox', { name: /^1 шт\. \d/ }).check();
  await page.getByRole('button', { name: 'Показать: 2' }).click();
  await expect(namesOfGoods(page)).toHaveText(['INVIS DUOS S', 'Радиоблокиратор РБ-1']);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a shopper filters goods, reads about one, compares two, shares that and buys one', async ({
    page,
    browser,
    siteUrl,
    consoleMessages,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/products');
    await narrowToOneTag(page);
    await page.getByRole('button', { name: 'Сравнить: INVIS DUOS S' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Радиоблокиратор РБ-1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Радиоблокиратор РБ-1');
    await page.getByRole('button', { name: 'Сравнить: Радиоблокиратор РБ-1' }).click();

    await page.goBack();
    await expect(namesOfGoods(page)).toHaveText(['INVIS DUOS S', 'Радиоблокиратор РБ-1']);
    await page.getByRole('region', { name: 'Сравнение' }).getByRole('link', { name: 'Сравнить' }).click();
    await expect(page).toHaveURL(/\/compare$/);
    await expect(comparedGoods(page)).toHaveCount(2);
    await expect(comparison(page).getByRole('rowheader', { name: 'Бортовая сеть' })).toHaveCount(0);
    await page.getByRole('switch', { name: 'Только различия' }).click();
    await expect(comparison(page).getByRole('rowheader', { name: 'Бортовая сеть' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await expect(page.getByText('Ссылка на сравнение в буфере обмена.')).toBeVisible();
    const { pathname, search: query } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    await comparison(page).getByRole('button', { name: 'В корзину: Радиоблокиратор РБ-1' }).click();
    await expectInCart(page, 4);
    expect(consoleMessages).toEqual([]);

    const friend = await browser.newPage();
    await visit(friend, siteUrl + pathname + query);
    await expect(comparedGoods(friend)).toHaveCount(2);
    await friend.getByRole('link', { name: 'Моё сравнение' }).click();
    await expect(friend.getByRole('heading', { name: 'Сравнивать пока нечего' })).toBeVisible();
    await friend.close();
  });
});

test('a link leaves the catalogue even when the script of the filters does not load', async ({ page }) => {
  await page.route('**/filter-form.*.js', (route) => route.abort());
  await visit(page, '/products');

  await page.getByRole('banner').getByRole('link', { name: 'Услуги' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги');
});

test('filters are in the address: Back removes one, and a reload or a shared link shows the same', async ({
  page,
  browser,
  siteUrl,
  consoleMessages,
}) => {
  await visit(page, '/products');
  await narrowToOneTag(page);
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дешевле');
  await expect(namesOfGoods(page)).toHaveText(['Радиоблокиратор РБ-1', 'INVIS DUOS S']);
  const address = page.url();

  await page.reload();
  await waitForHydration(page);
  await expect(namesOfGoods(page)).toHaveText(['Радиоблокиратор РБ-1', 'INVIS DUOS S']);
  const friend = await browser.newPage({ javaScriptEnabled: false });
  await friend.goto(address);
  await expect(namesOfGoods(friend)).toHaveText(['Радиоблокиратор РБ-1', 'INVIS DUOS S']);
  await friend.close();

  await page.goBack();
  await expect(namesOfGoods(page)).toHaveText(['INVIS DUOS S', 'Радиоблокиратор РБ-1']);
  await page.goBack();
  await expect(namesOfGoods(page)).toHaveCount(4);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/products`);
  await expect(page.getByRole('heading', { level: 2, name: 'Датчики и маяки' })).toBeVisible();

  await search(page).fill('nhtrth');
  await expect(page.getByText(/^Показаны результаты для «трекер»\. Найдено: [1-9]/)).toBeVisible();
  await expect(page).toHaveURL(/\?q=nhtrth$/);
  // The catalogue was opened by its address: a link far from its filters leaves it all the same.
  await page.getByRole('banner').getByRole('link', { name: 'Услуги' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги');
  expect(consoleMessages).toEqual([]);
});

test('pictures follow the arrow keys, and open in a dialog that returns the focus', async ({
  page,
  consoleMessages,
}) => {
  await visit(page, '/invis_duos');
  const thumbs = page.getByRole('tablist', { name: 'Изображения' }).getByRole('tab');
  await thumbs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumbs.nth(1)).toBeFocused();
  await expect(thumbs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(thumbs.first()).toBeFocused();

  const zoom = page.getByRole('button', { name: /^Увеличить:/ });
  await zoom.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^INVIS DUOS: / });
  await expect(dialog.getByRole('group', { name: 'Увеличенное изображение' })).toBeFocused();
  await expectFit(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('+');
  await expect(dialog.getByText(/^100\s%$/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(zoom).toBeFocused();
  await expect(thumbs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(buyButton(page)).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe shows the next picture', async ({ page }) => {
    await visit(page, '/invis_duos');
    const stage = page.getByRole('main').getByRole('tabpanel').first();
    const box = await stage.boundingBox();
    if (!box) throw new Error('the picture is not on the page');
    const [y, from, to] = [box.y + box.height / 2, box.x + box.width * 0.8, box.x + box.width * 0.2];
    // Playwright's own touchscreen can only tap.
    const browserSide = await page.context().newCDPSession(page);
    const touch = (type: string, touchPoints: object[]) =>
      browserSide.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: touchPoints as [] });
    await touch('touchStart', [{ x: from, y }]);
    await touch('touchMove', [{ x: (from + to) / 2, y }]);
    await touch('touchMove', [{ x: to, y }]);
    await touch('touchEnd', []);

    await expect(page.getByRole('tablist', { name: 'Изображения' }).getByRole('tab').nth(1)).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
