import { type Page } from '@playwright/test';
import { createOrder, fastOrder, readProduct, readStock } from '../../support/api';
import { expectAccessible } from '../../support/axe';
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
} from '../../support/pages';
import { expect, test } from '../../support/test';

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

/** Loses the client of the API, which loads with the first call, until it is asked for again. */
async function loseClient(page: Page): Promise<() => number> {
  let lost = 0;
  await page.route('**/*.js', async (route) => {
    if (lost > 0) return route.continue();
    const text = await (await fetch(route.request().url())).text();
    if (!text.includes('graphql-response+json')) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });
  return () => lost;
}

test('the client or the answer to an order is lost: nothing typed is lost, even on reload, and one order is placed', async ({
  page,
  siteUrl,
}) => {
  const comment = 'Ответ не дошёл';
  const stock = await stockOf(siteUrl, TERMINAL);
  const lostClients = await loseClient(page);
  await openCheckout(page, siteUrl, cartOf(TERMINAL), comment);
  const note = page.getByRole('alert').filter({ hasText: 'Заказ не оформлен' });
  await submit(page).click();
  await expect(note).toBeVisible();
  expect(lostClients()).toBe(1);

  let isLost = false;
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('siteCreateOrder')) return route.continue();
    await route.fetch();
    isLost = true;
    return route.abort('connectionreset');
  });
  await submit(page).click();
  await expect.poll(() => isLost).toBe(true);
  await expect(note).toContainText('Если первый заказ всё же дошёл, второго не будет.');
  await expectInCart(page, 1);
  await expectInputKept(page, comment);

  await page.reload();
  await waitForHydration(page);
  await expectInputKept(page, comment);
  await page.unroute('**/api');
  await submit(page).click();

  expect(await shownOrderNumber(page)).toBeGreaterThan(0);
  await expectInCart(page, 0);
  expect(await stockOf(siteUrl, TERMINAL)).toBe(stock - 1);
});
