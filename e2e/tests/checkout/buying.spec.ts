import { type Page, type Request } from '@playwright/test';
import { createOrder, readProduct, readStock, type Order } from '../../support/api';
import { expectFit } from '../../support/fit';
import { readOutbox } from '../../support/outbox';
import {
  agreeToCookies,
  BUYER,
  buyButton,
  cartLink,
  COURIER_PRICE,
  expectInCart,
  fillRegularOrder,
  INVIS_DUOS,
  plainSpaces,
  roubles,
  shownOrderNumber,
  visit,
  waitForHydration,
} from '../../support/pages';
import { expect, test } from '../../support/test';

const CATEGORIES = ['Охранные комплексы', 'Мониторинг транспорта', 'Датчики и маяки', 'Груз и прицеп'];

/** Records the input of every order that the page sends. */
function watchOrders(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request: Request) => {
    const body = request.method() === 'POST' ? request.postData() : null;
    if (body?.includes('siteCreateOrder'))
      sent.push((JSON.parse(body) as { variables: { input: Record<string, unknown> } }).variables.input);
  });
  return sent;
}

async function followMenu(page: Page, name: string): Promise<void> {
  const burger = page.getByRole('button', { name: 'Открыть меню' });
  if (await burger.isVisible()) await burger.click();
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
}

/** The order in the database: sending its key again returns it. */
async function readOrder(siteUrl: string, input: Record<string, unknown> | undefined): Promise<Order> {
  const { order } = await createOrder(siteUrl, input ?? {});
  if (!order) throw new Error('the order is not in the database');
  return order;
}

async function browseCatalogue(page: Page): Promise<void> {
  await followMenu(page, 'Оборудование');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
  for (const category of CATEGORIES)
    await expect(page.getByRole('heading', { level: 2, name: category })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^INVIS DUOS$/ })
    .first()
    .click();
}

async function checkProduct(page: Page, price: number): Promise<void> {
  await expect(page).toHaveURL(/\/invis_duos$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');
  const main = page.getByRole('main');
  const picture = main
    .getByRole('img', { name: /INVIS DUOS/ })
    .filter({ visible: true })
    .first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(main.getByText(roubles(price)).first()).toBeVisible();
  await expect(main.getByText(/В наличии/).first()).toBeVisible();
  // One of the accessories is included, so there is nothing to choose.
  await expect(main.getByText('Входит в комплект')).toHaveCount(1);
  await expect(main.getByRole('checkbox')).toHaveCount(INVIS_DUOS.childIds.length - 1);
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(INVIS_DUOS.childIds.length - 1);
  await expect(main.getByRole('heading', { name: 'Характеристики' })).toBeVisible();
}

async function changeCart(page: Page, sum: number): Promise<void> {
  // The address changes before the page, and the product's page has a stepper of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина');
  const count = page.getByRole('textbox', { name: 'Количество: INVIS DUOS' });
  await page.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' }).click();
  await expect(count).toHaveValue('2');
  const total = page.getByRole('complementary', { name: 'Итог' });
  await expect(total).toContainText(roubles(sum));

  await page.getByRole('button', { name: 'Убрать: INVIS DUOS', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Убрать: / })).toHaveCount(0);
  await expectInCart(page, 0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expectInCart(page, 6);

  await page.getByRole('button', { name: 'Очистить корзину' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Очистить', exact: true }).click();
  await expectInCart(page, 0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expectInCart(page, 6);

  await page.reload();
  await waitForHydration(page);
  await expectInCart(page, 6);
  await expect(count).toHaveValue('2');
}

async function expectMails(dataDir: string, number: number, sum: number, comment: string): Promise<void> {
  const mark = String(number).padStart(6, '0');
  await expect
    .poll(async () => (await readOutbox(dataDir)).filter(({ subject }) => subject.includes(mark)).length)
    .toBe(2);
  const mails = (await readOutbox(dataDir)).filter(({ subject }) => subject.includes(mark));
  const buyers = mails.find(({ to }) => to.includes(BUYER.email));
  const shops = mails.find(({ to }) => to.includes('orders@example.ru'));
  expect(plainSpaces(buyers?.subject ?? '')).toBe(`Заказ № ${mark} оформлен`);
  expect(plainSpaces(shops?.subject ?? '')).toBe(`Новый заказ № ${mark}, ${roubles(sum)}`);
  expect(shops?.text).toContain(comment);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a guest goes from the home page to a placed order', async ({ page, consoleMessages, siteUrl, siteDataDir }) => {
    const stock = await readStock(siteUrl);
    const { price, childProducts } = await readProduct(siteUrl, INVIS_DUOS.id);
    const sum = 2 * childProducts.reduce((total, child) => total + child.price, price);
    const orders = watchOrders(page);
    const comment = 'Позвонить заранее';

    await visit(page, '/');
    await page.getByRole('button', { name: 'СОГЛАСИТЬСЯ' }).click();
    await browseCatalogue(page);
    await checkProduct(page, price);
    await buyButton(page).click();
    await expectInCart(page, 6);
    await cartLink(page).click();
    await expect(page).toHaveURL(/\/cart$/);
    await changeCart(page, sum);

    await page.getByRole('link', { name: 'Оформить заказ' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await fillRegularOrder(page, comment);
    await expect(page.getByRole('complementary', { name: 'Итог заказа' })).toContainText(roubles(sum + COURIER_PRICE));
    // The presses below come while the order is being sent.
    let send: () => void = () => undefined;
    const isPressed = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/api', async (route) => {
      await isPressed;
      await route.continue();
    });
    const submit = page.getByRole('button', { name: 'Оформить заказ' });
    await submit.click({ clickCount: 3 });
    await submit.dispatchEvent('click');
    send();

    const number = await shownOrderNumber(page);
    await expectInCart(page, 0);
    expect(orders).toHaveLength(1);
    const order = await readOrder(siteUrl, orders[0]);
    expect(order).toMatchObject({
      id: number,
      fio: BUYER.name,
      email: BUYER.email,
      orderComment: comment,
      deliveryCity: 'Москва',
      deliveryStreet: 'Тверская',
      deliveryHome: '7',
      deliveryPrice: COURIER_PRICE,
      paymentType: 'cash',
      products: [{ productId: INVIS_DUOS.id, productCount: 2, productPrice: price }],
    });
    const left = await readStock(siteUrl);
    const taken = [INVIS_DUOS.id, ...INVIS_DUOS.childIds].map((id) => (stock.get(id) ?? 0) - (left.get(id) ?? 0));
    // Accessories follow the count of their product.
    expect(taken).toEqual([2, ...INVIS_DUOS.childIds.map(() => 2)]);
    await expectMails(siteDataDir, number, sum + COURIER_PRICE, comment);
    expect(consoleMessages).toEqual([]);
  });
});

test('a fast order needs only a name and a phone, and only this browser sees the last page', async ({
  page,
  browser,
  consoleMessages,
  siteUrl,
}) => {
  const orders = watchOrders(page);
  await agreeToCookies(page, siteUrl);

  await visit(page, '/duos_online');
  await page.getByRole('button', { name: 'Быстрый заказ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Быстрый заказ' });
  await dialog.getByRole('button', { name: 'Отправить заказ' }).click();
  await expect(dialog.getByLabel('Имя')).toBeFocused();
  await expectFit(page);
  await dialog.getByLabel('Имя').fill('Пётр');
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill('8 (926) 765-43-21');
  await dialog.getByRole('button', { name: 'Отправить заказ' }).dblclick();

  const heading = dialog.getByRole('heading', { name: /^Заказ №\s\d{6} оформлен$/ });
  await expect(heading).toBeFocused();
  const number = Number((await heading.textContent())?.replaceAll(/\D/g, ''));
  await expectInCart(page, 0);
  expect(orders).toHaveLength(1);
  const order = await readOrder(siteUrl, orders[0]);
  expect(order).toMatchObject({
    id: number,
    fastOrder: true,
    fio: 'Пётр',
    products: [{ productId: 105, productPrice: expect.any(Number) }],
  });
  expect(order.phone.replaceAll(/\D/g, '')).toBe('79267654321');

  // For half a second a press counts as the second one of «Отправить заказ».
  await expect(async () => {
    await dialog.getByRole('link', { name: 'Открыть заказ' }).click();
    await expect(page).toHaveURL(/\/checkout\/finish$/, { timeout: 500 });
  }).toPass();
  await page.reload();
  await waitForHydration(page);
  expect(await shownOrderNumber(page)).toBe(number);
  const stranger = await browser.newPage();
  await visit(stranger, `${siteUrl}/checkout/finish`);
  await expect(stranger.getByRole('heading', { name: 'Здесь нет заказа' })).toBeVisible();
  await stranger.close();
  expect(consoleMessages).toEqual([]);
});

test('the cart shows what another tab adds', async ({ page, context }) => {
  await visit(page, '/cart');
  const other = await context.newPage();
  await visit(other, '/invis_duos');
  await buyButton(other).click();

  await expectInCart(page, 6);
  await expect(page.getByRole('button', { name: 'Убрать: INVIS DUOS', exact: true })).toBeVisible();
});
