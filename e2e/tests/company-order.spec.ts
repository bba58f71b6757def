import { readProduct } from '../support/api';
import { expectAccessible } from '../support/axe';
import {
  agreeToCookies,
  cartOf,
  COURIER_PRICE,
  fillCompany,
  fillRegularOrder,
  INVIS_DUOS,
  keepInBrowser,
  roubles,
  shownOrderNumber,
  visit,
} from '../support/pages';
import { expect, test } from '../support/test';

test('a company orders by invoice, prints it, and finds it again', async ({ page, consoleMessages, siteUrl }) => {
  const { price } = await readProduct(siteUrl, INVIS_DUOS.id);
  await agreeToCookies(page, siteUrl);
  await keepInBrowser(page, { 'shop.cart': cartOf({ id: INVIS_DUOS.id, childIds: [] }) });
  await visit(page, '/checkout');
  await fillRegularOrder(page, 'Нужны закрывающие документы');
  await fillCompany(page);
  await page.getByLabel('ИНН').fill('77 0000 0017');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByText(/ИНН некорректный: не сходится/)).toBeVisible();
  await expect(page.getByLabel('ИНН')).toBeFocused();
  await page.getByLabel('ИНН').fill('7700000016');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();

  const number = await shownOrderNumber(page);
  const invoice = page.getByRole('region', { name: 'Счёт на оплату' });
  await expect(invoice.getByRole('heading', { level: 2 })).toContainText(String(number).padStart(6, '0'));
  await expect(invoice).toContainText('7700000016');
  await expect(invoice).toContainText(/[А-Я][а-я ]+ рубл[а-я]+ 00.копеек/);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(invoice.getByText(`Итого: ${roubles(price + COURIER_PRICE)}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Что приготовить')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(invoice).toBeVisible();
  expect(consoleMessages).toEqual([]);
});
