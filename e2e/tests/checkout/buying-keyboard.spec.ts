import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { pressAt, tabInto, typeAt } from '../../support/keyboard';
import { agreeToCookies, BUYER, expectInCart, shownOrderNumber, visit, waitForHydration } from '../../support/pages';
import { expect, test } from '../../support/test';

const names = (page: Page) => page.getByRole('region', { name: 'Список товаров' }).getByRole('heading', { level: 3 });

test('a guest buys, filters, compares and orders to a point of the carrier with the keyboard alone', async ({
  page,
  siteUrl,
  consoleMessages,
}) => {
  await agreeToCookies(page, siteUrl);
  await visit(page, '/');
  await pressAt(page, 'Оборудование');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
  await pressAt(page, /^INVIS DUOS$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');
  await pressAt(page, /^В корзину$/);
  await expectInCart(page, 6);

  await visit(page, '/products?category=ohrannye-kompleksy');
  await pressAt(page, 'Задача и цена');
  await pressAt(page, 'Характеристики');
  await pressAt(page, '1 шт.', 'Space');
  await expect(page.getByRole('button', { name: 'Показать: 2' })).toBeVisible();
  await pressAt(page, 'Показать: 2');
  await expect(names(page)).toHaveText(['INVIS DUOS S', 'Радиоблокиратор РБ-1']);
  await pressAt(page, 'Сравнить: INVIS DUOS S');
  await pressAt(page, 'Сравнить: Радиоблокиратор РБ-1');
  await pressAt(page, /^Сравнить$/);

  await expect(page).toHaveURL(/\/compare$/);
  await pressAt(page, 'Только различия', 'Space');
  await expect(page.getByRole('rowheader', { name: 'Бортовая сеть' })).toBeVisible();
  await pressAt(page, 'В корзину: Радиоблокиратор РБ-1');
  await expectInCart(page, 10);
  await pressAt(page, 'Корзина');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Корзина/);
  await pressAt(page, 'Оформить заказ');

  await page.waitForURL('**/checkout');
  await waitForHydration(page);
  await typeAt(page, 'Фамилия', BUYER.name);
  await typeAt(page, 'Телефон', BUYER.phone);
  await typeAt(page, 'E-mail', BUYER.email);
  await typeAt(page, 'Город', 'Казань');
  await page.keyboard.press('Enter');
  await tabInto(page, page.getByRole('radiogroup', { name: 'Способ доставки' }).getByRole('radio').first());
  const carrier = page.getByRole('radio', { name: /Транспортная компания/ });
  while (!(await carrier.isChecked())) await page.keyboard.press('ArrowDown');
  const points = page.getByRole('radiogroup', { name: 'Пункт выдачи' }).getByRole('radio');
  await expect(points.first()).toBeVisible();
  await tabInto(page, points.first());
  await page.keyboard.press('ArrowDown');
  await expect(points.nth(1)).toBeChecked();
  await expectAccessible(page);
  await pressAt(page, 'Наличными', 'Space');
  await pressAt(page, 'Оформить заказ');

  expect(await shownOrderNumber(page)).toBeGreaterThan(0);
  expect(consoleMessages).toEqual([]);
});
