import { type Page, type Route } from '@playwright/test';
import { readProduct, type CatalogueProduct } from '../../support/api';
import { textOf } from '../../support/html';
import {
  agreeToCookies,
  BUYER,
  cartOf,
  COURIER_PRICE,
  expectInCart,
  fillRegularOrder,
  INVIS_DUOS,
  keepInBrowser,
  plainSpaces,
  roubles,
  shownOrderNumber,
  visit,
} from '../../support/pages';
import { expect, test } from '../../support/test';

const BEACON = { id: 110, childIds: [] };

const submit = (page: Page) => page.getByRole('button', { name: 'Оформить заказ' });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Итог заказа' });

test.beforeEach(({ page, siteUrl }) => agreeToCookies(page, siteUrl));

/**
 * Shows another price than the shop's: the price at which the page was opened, while the shop has
 * changed it since.
 * @returns a function that ends it
 */
async function showPrice(page: Page, { price }: CatalogueProduct, shown: number): Promise<() => Promise<void>> {
  const answer = async (route: Route) => {
    const isOrder = route.request().postData()?.includes('siteCreateOrder') ?? false;
    if (isOrder) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(`"price":${price},`, `"price":${shown},`);
    return route.fulfill({ response, body });
  };
  await page.route('**/api{,/**}', answer);
  return () => page.unroute('**/api{,/**}', answer);
}

async function openCheckout(page: Page): Promise<void> {
  await keepInBrowser(page, { 'shop.cart': cartOf(BEACON) });
  await visit(page, '/checkout');
  await fillRegularOrder(page, 'Цена изменилась');
}

test('a price that rises before the order is shown first, and one more press orders', async ({ page, siteUrl }) => {
  const product = await readProduct(siteUrl, BEACON.id);
  const endOldPrice = await showPrice(page, product, product.price - 1000);
  await openCheckout(page);
  await expect(summary(page)).toContainText(roubles(product.price - 1000 + COURIER_PRICE));
  await endOldPrice();

  await submit(page).click();

  const note = page.getByRole('alert').filter({ hasText: 'Теперь сумма заказа' });
  await expect(note).toContainText(roubles(product.price + COURIER_PRICE));
  await expect(note).toContainText(`${product.name}: было ${roubles(product.price - 1000)}`);
  await expect(page.getByLabel('Фамилия, имя и отчество')).toHaveValue(BUYER.name);
  await expect(page.getByRole('textbox', { name: 'Дом' })).toHaveValue('7');
  await expect(summary(page)).toContainText(roubles(product.price + COURIER_PRICE));
  await expectInCart(page, 1);

  await submit(page).click();

  expect(await shownOrderNumber(page)).toBeGreaterThan(0);
  await expect(page.getByText(roubles(product.price + COURIER_PRICE)).first()).toBeVisible();
});

/** What a page says is added with a product: names and prices in one line. */
function listedIn(html: string, { name }: CatalogueProduct): string {
  const list = html.indexOf(`aria-label="Добавятся вместе с товаром: ${name}"`);
  return plainSpaces(textOf(html.slice(html.lastIndexOf('<details', list)), 'details'));
}

test('before each press the buyer sees the accessories with their prices, and the total', async ({
  page,
  request,
  siteUrl,
}) => {
  const product = await readProduct(siteUrl, INVIS_DUOS.id);
  const paid = product.childProducts.filter(({ price }) => price > 0);
  const total = paid.reduce((sum, { price }) => sum + price, product.price);

  for (const address of ['/', '/products', `/compare?ids=${product.id}`]) {
    const listed = listedIn(await (await request.get(address)).text(), product);
    for (const { name, price } of paid) expect(listed, address).toContain(`${plainSpaces(name)} + ${roubles(price)}`);
    expect(listed, address).toContain(roubles(total));
    expect(listed, address).not.toMatch(/(?<!\d)0 ₽/);
  }
  await visit(page, '/products');
  await page
    .getByRole('button', { name: `В корзину: ${product.name}`, exact: true })
    .first()
    .click();

  await expectInCart(page, 6);
  const toast = page.getByRole('status').filter({ hasText: 'Добавили в корзину' });
  await expect(toast).toContainText(`Сумма ${roubles(total)}`);
  await toast.getByRole('button', { name: 'Отменить' }).click();
  await expectInCart(page, 0);
});
