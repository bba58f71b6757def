import { type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { agreeToCookies, buyButton, expectInCart, keepInBrowser, visit, waitForHydration } from '../../support/pages';
import { expect, test } from '../../support/test';

const namesOfGoods = (page: Page) =>
  page.getByRole('region', { name: 'Список товаров' }).getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('searchbox', { name: /^Поиск/ });
const comparison = (page: Page) => page.getByRole('region', { name: 'Таблица сравнения' });

test.beforeEach(({ page, siteUrl }) => agreeToCookies(page, siteUrl));

async function narrowToOneTag(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Категории' })
    .getByRole('link', { name: /^Охранные комплексы/ })
    .click();
  await expect(namesOfGoods(page)).toHaveCount(4);
  await page.getByText('Цена и свойства').click();
  const tags = page.getByRole('group', { name: 'Радиометки в комплекте' });
  await tags.getByRole('checkbox', { name: /^1 шт\. \d/ }).check();
  await page.getByRole('button', { name: 'Показать: 2' }).click();
  await expect(namesOfGoods(page)).toHaveText(['INVIS DUOS S', 'Радиоблокиратор РБ-1']);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a shopper filters goods, reads about one, compares two and buys one', async ({ page, consoleMessages }) => {
      await visit(page, '/products');
      await narrowToOneTag(page);
      await page.getByRole('button', { name: 'Сравнить INVIS DUOS S' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Радиоблокиратор РБ-1' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Радиоблокиратор РБ-1');
      await page.getByRole('button', { name: 'Сравнить Радиоблокиратор РБ-1' }).click();

      await page.goBack();
      await expect(namesOfGoods(page)).toHaveText(['INVIS DUOS S', 'Радиоблокиратор РБ-1']);
      await page.getByRole('region', { name: 'Сравнение' }).getByRole('link', { name: 'Сравнить' }).click();
      await expect(page).toHaveURL(/\/compare$/);
      await expect(comparison(page).getByRole('columnheader', { name: /INVIS DUOS S|РБ-1/ })).toHaveCount(2);
      await expect(comparison(page).getByRole('rowheader', { name: 'Бортовая сеть' })).toHaveCount(0);
      await page.getByRole('switch', { name: 'Только различия' }).click();
      await expect(comparison(page).getByRole('rowheader', { name: 'Бортовая сеть' })).toBeVisible();
      await expectAccessible(page);
      await comparison(page).getByRole('button', { name: 'В корзину: Радиоблокиратор РБ-1' }).click();
      await expectInCart(page, 4);
      expect(consoleMessages).toEqual([]);
    });
  });
}

test('a link far from the filters leaves a catalogue that was opened by its address', async ({
  page,
  consoleMessages,
}) => {
  await visit(page, '/products');

  await page.getByRole('banner').getByRole('link', { name: 'Услуги' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги');
  expect(consoleMessages).toEqual([]);
});

test('such a link works even when the script of the filters does not load', async ({ page }) => {
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
  expect(consoleMessages).toEqual([]);
});

test('search tolerates typos and the wrong keyboard layout, and offers a way out of an empty result', async ({
  page,
  consoleMessages,
}) => {
  await visit(page, '/products');

  await search(page).fill('тркер');
  await expect(namesOfGoods(page).first()).toHaveText('Трекер ТМ-4');
  await search(page).fill('nhtrth');
  await expect(page.getByText(/^Показаны результаты для «трекер»\. Найдено: [1-9]/)).toBeVisible();
  await expect(page).toHaveURL(/\?q=nhtrth$/);
  await search(page).fill('лодка');
  await expect(page.getByRole('heading', { name: 'Товаров по этим условиям нет' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Сбросить фильтры' }).last().click();
  await expect(search(page)).toHaveValue('');
  await expect(namesOfGoods(page)).toHaveCount(16);
  expect(consoleMessages).toEqual([]);
});

test("a comparison opened by its link does not change the visitor's own until asked", async ({
  page,
  browser,
  siteUrl,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/products');
  for (const name of ['INVIS DUOS S', 'INVIS DUOS 3DL'])
    await page.getByRole('button', { name: `Сравнить ${name}`, exact: true }).click();
  await page.getByRole('region', { name: 'Сравнение' }).getByRole('link', { name: 'Сравнить' }).click();
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await expect(page.getByText('Ссылка на сравнение в буфере обмена.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await browser.newPage();
  await visit(friend, `${siteUrl}${new URL(link).pathname}${new URL(link).search}`);
  await expect(comparison(friend).getByRole('columnheader', { name: /INVIS DUOS/ })).toHaveCount(2);
  await friend.getByRole('link', { name: 'Моё сравнение' }).click();
  await expect(friend.getByRole('heading', { name: 'Сравнивать пока нечего' })).toBeVisible();
  await friend.goBack();
  await friend.getByRole('button', { name: 'Добавить к моему сравнению' }).click();
  await friend.getByRole('link', { name: 'Моё сравнение' }).click();
  await expect(comparison(friend).getByRole('columnheader', { name: /INVIS DUOS/ })).toHaveCount(2);
  await friend.close();
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
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^2 \/ \d$/)).toBeVisible();
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
