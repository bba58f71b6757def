import { type Locator, type Page, expect } from '@playwright/test';

/** Product pages that have a name of their own in the footer. */
export const NAMED_PRODUCTS: Readonly<Record<string, string>> = {
  '/invis_duos': 'INVIS DUOS',
  '/invis_duos_3dl': 'INVIS DUOS 3DL',
  '/invis_duos_s': 'INVIS DUOS S',
  '/invis_duos_logistic': 'INVIS DUOS Logistic',
  '/duos_online': 'DUOS ONLINE LITE',
};

/** What the tests buy: the product and its five accessories, with ids and prices of the demonstration catalogue. */
export const INVIS_DUOS = {
  id: 102,
  name: 'INVIS DUOS',
  price: 24_900,
  childIds: [10_201, 10_202, 10_203, 10_204, 10_205],
};

/** What keeps its own last word in text: money and counts are set with unbreakable spaces. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Opens an address and waits until its buttons work. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Whatever the page still had to load for its first view has come. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export const cartLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Корзина/ });

export async function expectInCart(page: Page, rows: number): Promise<void> {
  await expect(cartLink(page)).toHaveAccessibleName(rows > 0 ? new RegExp(`^Корзина ${rows}\\s`) : 'Корзина');
  const badge = cartLink(page).getByText(String(rows), { exact: true });
  await expect(badge).toHaveCount(rows > 0 ? 1 : 0);
}

/** The button of the product page; phones have a second one at their lower edge. */
export const buyButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'В корзину', exact: true }).filter({ visible: true }).first();

/** Takes the cookie notice out of the way before the page is opened. */
export async function agreeToCookies(page: Page, siteUrl: string): Promise<void> {
  await page.context().addCookies([{ name: 'agree', value: 'true', url: siteUrl }]);
}

/** A cart of one product with its accessories, as the shop keeps it in the browser. */
export function cartOf({ id, childIds }: { id: number; childIds: readonly number[] }, productCount = 1): object[] {
  return [
    { id: 1, productId: id, parentId: null, productCount },
    ...childIds.map((productId, index) => ({ id: index + 2, productId, parentId: 1, productCount })),
  ];
}

/** Puts something into local storage before any script of the page runs, unless it is there already. */
export async function keepInBrowser(page: Page, items: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    Object.entries(items).map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

export const BUYER = { name: 'Кузнецова Анна Сергеевна', phone: '9261234567', email: 'anna@example.ru' };

/** Fills the regular order of a guest: courier in Moscow, paid in cash. */
export async function fillRegularOrder(page: Page, comment: string): Promise<void> {
  // The form is long: a page that scrolls smoothly may move on under the press that follows.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByLabel('Фамилия, имя и отчество').fill(BUYER.name);
  await page.getByRole('textbox', { name: 'Телефон' }).fill(BUYER.phone);
  await page.getByLabel('E-mail').fill(BUYER.email);
  await page.getByRole('combobox', { name: 'Город' }).fill('Москва');
  await page.getByRole('radiogroup', { name: 'Способ доставки' }).getByRole('radio').first().check();
  await page.getByRole('textbox', { name: 'Улица' }).fill('Тверская');
  await page.getByRole('textbox', { name: 'Дом' }).fill('7');
  await page.getByRole('radio', { name: /Наличными/ }).check();
  await page.getByLabel('Комментарий к заказу').fill(comment);
  await page.getByRole('checkbox', { name: /Принимаю/ }).check();
}

const REQUISITES = {
  ИНН: '7700000016',
  Название: 'ООО «Первая прокатная»',
  'Юридический адрес': '125373, г. Москва, бульвар Яна Райниса, д. 41',
  БИК: '044525225',
  Банк: 'Банк «Образец», АО',
  'Расчётный счёт': '40702810200000012345',
  'Корреспондентский счёт': '30101810400000000225',
};

/** Makes the order one of a company, which is paid by invoice. */
export async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Организация/ }).check();
  for (const [label, text] of Object.entries(REQUISITES)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** Number of the order that the last page shows. */
export async function shownOrderNumber(page: Page): Promise<number> {
  await page.waitForURL('**/checkout/finish');
  const text = await page.getByText(/^№\s\d{6}$/).textContent();
  return Number(text?.replaceAll(/\D/g, ''));
}
