import { type Page } from '@playwright/test';
import { createOrder, postGraphql } from '../../support/api';
import { expectAccessible } from '../../support/axe';
import { textOf } from '../../support/html';
import { readOutbox } from '../../support/outbox';
import {
  agreeToCookies,
  BUYER,
  cartOf,
  fillRegularOrder,
  INVIS_DUOS,
  keepInBrowser,
  plainSpaces,
  shownOrderNumber,
  visit,
} from '../../support/pages';
import { expect, test } from '../../support/test';

const CUT_OFF = '12:00';
const KAZAN = { id: 10, typed: 'rfpfym', name: 'Казань' };
const BY_CARRIER = 2;

const ways = (page: Page) => page.getByRole('radiogroup', { name: 'Способ доставки' });
const points = (page: Page) => page.getByRole('radiogroup', { name: 'Пункт выдачи' });
const city = (page: Page) => page.getByRole('combobox', { name: 'Город' });

test.beforeEach(async ({ page, siteUrl }) => {
  await agreeToCookies(page, siteUrl);
  await keepInBrowser(page, { 'shop.cart': cartOf({ id: INVIS_DUOS.id, childIds: [] }) });
});

interface PickupPoint {
  typeId: number;
  city: string;
  address: string;
  /** As orders, mails and pages name it. */
  place: string;
}

async function carrierPoints(siteUrl: string, cityId: number): Promise<PickupPoint[]> {
  const query = 'query ($cityId: Int!) { sitePickupPoints(cityId: $cityId) { typeId city address place } }';
  const { body } = await postGraphql(siteUrl, query, { cityId });
  return (body.data?.sitePickupPoints as PickupPoint[]).filter(({ typeId }) => typeId === BY_CARRIER);
}

async function mailsAbout(dataDir: string, number: number): Promise<string[]> {
  const mark = String(number).padStart(6, '0');
  const mails = await readOutbox(dataDir);
  return mails.filter(({ subject }) => subject.includes(mark)).map(({ text }) => plainSpaces(text));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a point of the carrier is chosen on the map, and mails, last page and order name it', async ({
    page,
    browser,
    consoleMessages,
    siteUrl,
    siteDataDir,
  }) => {
    const chosen = (await carrierPoints(siteUrl, KAZAN.id))[1];
    if (!chosen) throw new Error(`${KAZAN.name} has no second point`);
    await visit(page, '/checkout');
    await fillRegularOrder(page, '');
    await city(page).fill(KAZAN.typed);
    await city(page).press('Tab');
    await expect(city(page)).toHaveValue(KAZAN.name);
    await ways(page)
      .getByRole('radio', { name: /Транспортная компания/ })
      .check();
    await expect(page.getByRole('textbox', { name: 'Улица' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Показать на карте' }).press('Enter');
    const map = page.getByRole('group', { name: /^Карта/ });
    const marker = map.getByRole('button', { name: new RegExp(`^${chosen.address},`) });
    await marker.press('Enter');
    await expect(marker).toBeFocused();
    await expect(points(page).getByRole('radio', { name: chosen.address })).toBeChecked();
    await expect(
      page.getByRole('status').filter({ hasText: `Выбран пункт: ${chosen.city}, ${chosen.address}` }),
    ).toBeVisible();
    // The map has measured its window: all of it is painted.
    const [frame, tiles] = [await map.boundingBox(), await map.locator('canvas').count()];
    expect(frame?.height).toBeGreaterThan(300);
    expect(tiles).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();

    const number = await shownOrderNumber(page);
    await expect(page.getByRole('main')).toContainText(chosen.place);
    await expect.poll(() => mailsAbout(siteDataDir, number)).toHaveLength(2);
    const mails = await mailsAbout(siteDataDir, number);
    for (const mail of mails) expect(mail).toContain(plainSpaces(chosen.place));
    // The order as the API has it, by the guest's link: of the last page, and of the buyer's mail.
    const link = page.getByRole('link', { name: 'Ссылка на этот заказ' });
    const address = new URL((await link.getAttribute('href')) ?? '', siteUrl).href;
    expect(mails.filter((mail) => mail.includes(address))).toHaveLength(1);
    await link.click();
    await page.reload();
    await expect(page.getByRole('main')).toContainText(chosen.place);
    const elsewhere = await browser.newPage();
    for (const [opened, shown] of [
      [address, chosen.place],
      [address.slice(0, -1), /Заказ по.ссылке не.найден/],
    ] as const) {
      await visit(elsewhere, opened);
      await elsewhere.reload(); // another fragment opens no document
      await expect(elsewhere.getByRole('main')).toContainText(shown);
    }
    await elsewhere.close();
    expect(consoleMessages).toEqual([]);
  });
});

const inMoscow = (ms: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', ...options }).format(ms);
const dayOf = (ms: number) => inMoscow(ms, { year: 'numeric', month: '2-digit', day: '2-digit' });

test('page, checkout and API agree on the first day of the courier, and a half-typed day is reported', async ({
  page,
  request,
  siteUrl,
}) => {
  const now = Date.now();
  const isToday = inMoscow(now, { hour: '2-digit', minute: '2-digit' }) < CUT_OFF;
  const rules = textOf(await (await request.get('/info_delivery')).text(), 'main');
  expect(rules).toContain(`Сегодня, если заказ до ${CUT_OFF}, иначе завтра`);

  await visit(page, '/checkout');
  await fillRegularOrder(page, '');
  const card = ways(page).getByRole('radio', { name: /Курьер/ });
  await expect(card).toHaveAccessibleDescription(new RegExp(isToday ? 'сегодня' : 'завтра'));
  await expect(page.getByText(`До ${CUT_OFF} по Москве — можно на сегодня`)).toBeVisible();
  const first = dayOf(isToday ? now : now + 86_400_000);
  await expect(page.getByLabel('Дата')).toHaveAttribute('min', first);

  await page.getByLabel('Дата').focus();
  await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByText('Укажите день, месяц и год или очистите поле')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);

  const { errors, order } = await createOrder(siteUrl, {
    idempotencyKey: crypto.randomUUID(),
    fastOrder: false,
    fio: BUYER.name,
    phone: `7${BUYER.phone}`,
    userType: 'fiz',
    paymentType: 'cash',
    deliveryCityId: 1,
    deliveryTypeId: 1,
    deliveryStreet: 'Тверская',
    deliveryHome: '7',
    deliveryDate: dayOf(now),
    products: [{ productId: INVIS_DUOS.id, productCount: 1 }],
  });
  if (isToday) expect(order).not.toBeNull();
  else expect(errors[0]?.extensions?.fields).toMatchObject({ deliveryDate: expect.stringMatching(/завтра/) });
});
