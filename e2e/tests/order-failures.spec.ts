import { type Page, type Route } from '@playwright/test';
import { createOrder, fastOrder, readProduct, readStock } from '../support/api';
import { expectAccessible } from '../support/axe';
import {
  agreeToCookies,
  BUYER,
  cartOf,
  COURIER_PRICE,
  expectInCart,
  fillRegularOrder,
  keepInBrowser,
  roubles,
  shownOrderNumber,
  visit,
  waitForHydration,
} from '../support/pages';
import { expect, test } from '../support/test';

/** No other journey of this file orders it, so its stock is known. */
const FUEL_SENSOR = { id: 111, childIds: [] };
const TERMINAL = { id: 108, childIds: [] };

const submit = (page: Page) => page.getByRole('button', { name: 'Оформить заказ' });

async function stockOf(siteUrl: string, { id }: { id: number }): Promise<number> {
  return (await readStock(siteUrl)).get(id) ?? 0;
}

async function openCheckout(page: Page, siteUrl: string, cart: object[], comment: string): Promise<void> {
  await agreeToCookies(page, siteUrl);
  await keepInBrowser(page, { 'shop.cart': cart });
  await visit(page, '/checkout');
  await fillRegularOrder(page, comment);
}

async function expectInputKept(page: Page, comment: string): Promise<void> {
  await expect(page.getByLabel('Фамилия, имя и отчество')).toHaveValue(BUYER.name);
  await expect(page.getByRole('textbox', { name: 'Улица' })).toHaveValue('Тверская');
  await expect(page.getByLabel('Комментарий к заказу')).toHaveValue(comment);
}

test('another buyer takes the stock: the page says so, and an order of the rest goes through', async ({
  page,
  siteUrl,
}) => {
  const { count: stock, price, name } = await readProduct(siteUrl, FUEL_SENSOR.id);
  await openCheckout(page, siteUrl, cartOf(FUEL_SENSOR, stock), 'Сколько есть');
  const others = await createOrder(siteUrl, fastOrder([{ productId: FUEL_SENSOR.id, productCount: stock - 1 }]));
  expect(others.order).not.toBeNull();

  await submit(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'Товара стало меньше' });
  await expect(note).toContainText(`${name}. Доступно: 1 шт.`);
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Заказать то, что есть' }).click();
  await expect(note).toHaveCount(0);
  await expectInputKept(page, 'Сколько есть');
  await expect(page.getByRole('complementary', { name: 'Итог заказа' })).toContainText(roubles(price + COURIER_PRICE));
  await submit(page).click();

  expect(await shownOrderNumber(page)).toBeGreaterThan(others.order?.id ?? 0);
  expect(await stockOf(siteUrl, FUEL_SENSOR)).toBe(0);
});

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 500': (route) => route.fulfill({ status: 500, body: '<h1>Internal Server Error</h1>' }),
  'answers nonsense': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'places the order, and its answer is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
};

for (const [failure, fail] of Object.entries(FAILURES)) {
  test(`an API that ${failure}: nothing typed is lost, even on reload, and one order is placed`, async ({
    page,
    siteUrl,
  }) => {
    const stock = await stockOf(siteUrl, TERMINAL);
    await openCheckout(page, siteUrl, cartOf(TERMINAL), failure);
    const isOrder = (route: Route) => route.request().postData()?.includes('siteCreateOrder') === true;
    await page.route('**/api', (route) => (isOrder(route) ? fail(route) : route.continue()));
    await submit(page).click();
    const note = page.getByRole('alert').filter({ hasText: 'Заказ не оформлен' });
    await expect(note).toContainText('Если первый заказ всё же дошёл, второго не будет.');
    await expectInCart(page, 1);
    await expectInputKept(page, failure);

    await page.reload();
    await waitForHydration(page);
    await expectInputKept(page, failure);
    await page.unroute('**/api');
    await page.getByRole('checkbox', { name: /Принимаю/ }).check();
    await submit(page).click();

    expect(await shownOrderNumber(page)).toBeGreaterThan(0);
    await expectInCart(page, 0);
    expect(await stockOf(siteUrl, TERMINAL)).toBe(stock - 1);
  });
}

test('the cart is ordered by name and phone, and only this browser sees the last page', async ({
  page,
  browser,
  siteUrl,
  consoleMessages,
}) => {
  await agreeToCookies(page, siteUrl);
  await keepInBrowser(page, { 'shop.cart': cartOf(TERMINAL) });
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Быстрый заказ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Быстрый заказ' });
  await dialog.getByRole('button', { name: 'Отправить заказ' }).click();
  await expect(dialog.getByLabel('Имя')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Имя').fill(BUYER.name);
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill(BUYER.phone);
  await dialog.getByRole('button', { name: 'Отправить заказ' }).dblclick();
  await expect(dialog.getByRole('heading', { name: /^Заказ №\s\d{6} оформлен$/ })).toBeFocused();
  await expectInCart(page, 0);
  await dialog.getByRole('link', { name: 'Открыть заказ' }).click();

  const number = await shownOrderNumber(page);
  await page.reload();
  await waitForHydration(page);
  expect(await shownOrderNumber(page)).toBe(number);
  const stranger = await browser.newPage();
  await visit(stranger, `${siteUrl}/checkout/finish`);
  await expect(stranger.getByRole('heading', { name: 'Здесь нет заказа' })).toBeVisible();
  await stranger.close();
  expect(consoleMessages).toEqual([]);
});

test('the checkout also takes a fast order, without an address', async ({ page, siteUrl, consoleMessages }) => {
  await agreeToCookies(page, siteUrl);
  await keepInBrowser(page, { 'shop.cart': cartOf(TERMINAL) });
  await visit(page, '/checkout');
  await page.getByLabel('Фамилия, имя и отчество').fill(BUYER.name);
  await page.getByText('Быстрый', { exact: true }).click();
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue(BUYER.name);
  await page.getByRole('textbox', { name: 'Телефон' }).fill(BUYER.phone);
  await page.getByRole('checkbox', { name: /Принимаю/ }).check();
  await page.getByRole('button', { name: 'Отправить заказ' }).dblclick();

  expect(await shownOrderNumber(page)).toBeGreaterThan(0);
  await expectInCart(page, 0);
  expect(consoleMessages).toEqual([]);
});
