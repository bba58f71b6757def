import { type Locator, type Page, type Response, expect } from '@playwright/test';

/** Product pages that have their own name in the footer. */
export const NAMED_PRODUCTS: Readonly<Record<string, string>> = {
  '/invis_duos': 'INVIS DUOS',
  '/invis_duos_3dl': 'INVIS DUOS 3DL',
  '/invis_duos_s': 'INVIS DUOS S',
  '/invis_duos_logistic': 'INVIS DUOS Logistic',
  '/duos_online': 'DUOS ONLINE LITE',
};

/**
 * The products that the tests buy: one with its five accessories. Ids are those of the
 * demonstration catalogue.
 */
export const INVIS_DUOS = {
  id: 102,
  name: 'INVIS DUOS',
  childIds: [10_201, 10_202, 10_203, 10_204, 10_205],
};

/** Replaces the no-break spaces in prices and counts. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

/** The price of a courier in Moscow. */
export const COURIER_PRICE = 450;

/** Formats a sum like the pages, but with plain spaces. */
export function roubles(sum: number): string {
  return plainSpaces(`${sum.toLocaleString('ru-RU')} ₽`);
}

/** Waits until the page handles presses, and links open without a new document. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated="true"][data-router="true"]').waitFor({ state: 'attached' });
}

/** Sets the browser's request to save data. Call it before opening the page. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
}

/** Opens an address, and waits until buttons work and links open without a new document. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await waitForHydration(page);
  return answer;
}

/** Parts whose content has not arrived yet. */
const loadingParts = (page: Page): Locator =>
  page
    .locator('[aria-busy="true"], [role="status"][aria-label^="Загружаем"]')
    .or(page.getByRole('status').filter({ hasText: /^\s*Загружаем/ }))
    .filter({ visible: true });

/** Waits until the page shows what it opens with: content, fonts, and the pictures in view. */
export async function settle(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(loadingParts(page)).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isInView = (picture: HTMLImageElement) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && picture.checkVisibility();
    };
    // A picture that does not load is for the console to tell.
    await Promise.allSettled([...document.images].filter(isInView).map((picture) => picture.decode()));
  });
}

export const cartLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Корзина/ });

export async function expectInCart(page: Page, rows: number): Promise<void> {
  await expect(cartLink(page)).toHaveAccessibleName(rows > 0 ? new RegExp(`^Корзина ${rows}\\s`) : 'Корзина');
  const badge = cartLink(page).getByText(String(rows), { exact: true });
  await expect(badge).toHaveCount(rows > 0 ? 1 : 0);
}

/** The button of the product page. Phones have a second one at the bottom of the screen. */
export const buyButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'В корзину', exact: true }).filter({ visible: true }).first();

/** Hides the cookie notice before the page opens. */
export async function agreeToCookies(page: Page, siteUrl: string): Promise<void> {
  await page.context().addCookies([{ name: 'agree', value: 'true', url: siteUrl }]);
}

/** A cart of one product with its accessories, as the shop stores it in the browser. */
export function cartOf({ id, childIds }: { id: number; childIds: readonly number[] }, productCount = 1): object[] {
  return [
    { id: 1, productId: id, parentId: null, productCount },
    ...childIds.map((productId, index) => ({ id: index + 2, productId, parentId: 1, productCount })),
  ];
}

/** Writes to local storage before any script of the page runs, unless the key already exists. */
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

/** Fills in a guest's regular order: courier in Moscow, cash. */
export async function fillRegularOrder(page: Page, comment: string): Promise<void> {
  // The form is long: a smoothly scrolling page might still move under the next press.
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

/** Turns the order into a company's, which is paid by invoice. */
export async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Организация/ }).check();
  for (const [label, text] of Object.entries(REQUISITES)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** The order number that the last page shows. */
export async function shownOrderNumber(page: Page): Promise<number> {
  await page.waitForURL('**/checkout/finish');
  const text = await page.getByText(/^№\s\d{6}$/).textContent();
  return Number(text?.replaceAll(/\D/g, ''));
}
