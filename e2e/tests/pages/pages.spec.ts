import type { Page } from '@playwright/test';
import { enterAs, queryApiAs } from '../../support/account';
import { type CatalogueProduct, fastOrder, readCatalogue } from '../../support/api';
import { expectAccessible, findAxeViolations } from '../../support/axe';
import { textsInEnglish } from '../../support/english';
import { expectFit, NARROW, WIDE } from '../../support/fit';
import { addressesOfSitemap } from '../../support/html';
import { layoutShift } from '../../support/layout-shift';
import { agreeToCookies, cartOf, INVIS_DUOS, keepInBrowser, saveData, settle, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

/** The most that a page may move by itself: half of what Google calls good. */
const MOST_SHIFT = 0.05;
/** A footer that moves into the window would be more. */
const MOST_SHIFT_WITHOUT_GOODS = 0.02;
/** Enough tests to keep two workers busy to the end. */
const PARTS = 4;
/** Steps of the support dialogue are alike: only one of them is opened, below. */
const DIALOG_STEP = /^\/dialog\/[^/]+\/./;

const SOLD_OUT = '/setup_adapter_an1';

const LAST_ORDER = {
  id: 123,
  name: 'Анна',
  email: 'anna@example.ru',
  placedAt: '2026-01-15T09:00:00.000Z',
  lines: [{ name: 'INVIS DUOS', count: 2, sumKopecks: 4_980_000, img: null, isService: false }],
  discountKopecks: 0,
  deliveryKopecks: 45_000,
  totalKopecks: 5_025_000,
};
const STORED = { 'shop.cart': cartOf(INVIS_DUOS), 'shop.lastOrder': LAST_ORDER };

/** Addresses that are not in the sitemap. */
const OTHER_ADDRESSES = [
  '/dialog/invis_duos/tag',
  '/wherebuy?place=1000',
  '/support?showForm=ur',
  '/support/success',
  '/products?q=трекер&from=1000',
  '/products?q=лодка',
  '/compare',
  '/compare?ids=101,102,103',
  '/compare?ids=101,102',
  '/compare?ids=105,107',
  '/cart',
  '/checkout',
  '/checkout?type=fast',
  '/checkout/finish',
  '/stock-notices',
];

/** Pages that begin with a vehicle or a scheme across the screen. */
const SOLUTIONS = ['/rental', '/lease', '/logistic', '/integrators'];

/** The size of a heading on a desktop, in pixels: one for all but home page and solutions. */
function headingSize(address: string): number {
  if (address === '/') return 76;
  return SOLUTIONS.includes(address) ? 68 : 52;
}

/** Pages of one kind differ only in their texts and pictures. */
function kindOf(address: string, products: readonly CatalogueProduct[] = []): string {
  if (address !== SOLD_OUT && products.some(({ slug }) => address === `/${slug}`)) return 'a product';
  return /^\/(?:documents\/manuals|dialog|products)\/|^\/compare\?/.exec(address)?.[0] ?? address;
}

/** Opens a page like a visitor, and checks the requirements for every page. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.setViewportSize(WIDE);
  const answer = await visit(page, address);
  await settle(page);

  expect(answer?.status()).toBe(200);
  expect((await page.title()).length).toBeGreaterThan(5);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\S/]);
  expect(await textsInEnglish(page)).toEqual([]);
}

/** Opens each page once, and lets axe check the first page of each kind. */
async function walk(
  page: Page,
  addresses: readonly { address: string; hasAxe: boolean; isSpaced?: boolean; size?: number }[],
  consoleMessages: readonly string[],
): Promise<void> {
  await saveData(page); // no prefetching
  for (const { address, size, ...fit } of addresses) {
    await test.step(address, async () => {
      await openPage(page, address);
      if (size) await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', `${size}px`);
      await expectFit(page, fit);
    });
    expect(consoleMessages, address).toEqual([]);
  }
}

function planWalk(addresses: readonly string[], products: readonly CatalogueProduct[] = []) {
  const kinds = addresses.map((address) => kindOf(address, products));
  return addresses.map((address, index) => ({ address, hasAxe: kinds.indexOf(kinds[index] ?? '') === index }));
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every page of the sitemap is sound: part ${part + 1} of ${PARTS}`, async ({
    page,
    request,
    siteUrl,
    consoleMessages,
  }) => {
    const addresses = (await addressesOfSitemap(request)).filter((address) => !DIALOG_STEP.test(address));
    const plan = planWalk(addresses, await readCatalogue(siteUrl));

    await walk(
      page,
      plan
        .filter((_, index) => index % PARTS === part)
        .map((one) => ({ ...one, isSpaced: true, size: headingSize(one.address) })),
      consoleMessages,
    );
  });
}

test('every page with content that the browser stores is sound', async ({ page, consoleMessages }) => {
  await keepInBrowser(page, STORED);

  await walk(page, planWalk(OTHER_ADDRESSES), consoleMessages);
});

/** Opens pages whose content the browser requests by itself, on a desktop and on a phone. */
async function expectStill(page: Page, addresses: readonly string[], mostShift: number): Promise<void> {
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    for (const address of addresses) {
      await visit(page, address);
      await settle(page);
      expect(await layoutShift(page), address).toBeLessThan(mostShift);
    }
  }
}

test('a page without goods stays still', async ({ page }) => {
  await expectStill(page, ['/cart', '/compare', '/checkout/finish'], MOST_SHIFT_WITHOUT_GOODS);
});

for (const [what, address, status] of [
  ['that does not exist', '/no-such-page', 404],
  ['of a withdrawn product', '/tracker_tm2', 410],
] as const) {
  test(`a page ${what} is sound`, async ({ page }) => {
    const answer = await visit(page, address);
    await settle(page);

    expect(answer?.status()).toBe(status);
    await expectFit(page);
  });
}

const CREATE_ADDRESS =
  'mutation ($input: DeliveryUserAddressInput!) { siteCreateDeliveryUserAddress(input: $input) { id } }';
const CREATE_ORDER = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id } }';

test('the pages of an account are sound, with their dialogs and forms', async ({
  page,
  consoleMessages,
  siteUrl,
  person,
}) => {
  await agreeToCookies(page, siteUrl);
  const token = await enterAs(page.context(), siteUrl, person);
  await queryApiAs(siteUrl, token, CREATE_ADDRESS, {
    input: { city: 'Москва', street: 'Тверская', home: '7', selected: true },
  });
  const { id } = await queryApiAs<{ id: number }>(siteUrl, token, CREATE_ORDER, {
    input: fastOrder([{ productId: 105, productCount: 1 }]),
  });
  /** The elements to open on a page before the next check. */
  const openers: Readonly<Record<string, readonly string[]>> = {
    '/profile': [],
    '/orders': [],
    [`/orders/${id}`]: ['Изменить', 'Отменить заказ'],
    '/addresses': ['Добавить адрес'],
    '/reset?token=any&email=anna@example.ru': [],
    '/reset': ['Запросить ссылку'],
  };

  await expectStill(page, ['/profile', '/orders', `/orders/${id}`, '/addresses'], MOST_SHIFT);
  for (const [address, names] of Object.entries(openers)) {
    await walk(page, planWalk([address]), consoleMessages);
    for (const name of names) {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      await settle(page);
      await test.step(`${address}: ${name}`, () => expectFit(page));
    }
  }
  expect(consoleMessages).toEqual([]);
});

test('each form of the sign-in dialog is accessible', async ({ page, siteUrl }) => {
  await agreeToCookies(page, siteUrl);
  await visit(page, '/');

  await page.getByRole('button', { name: 'Войти' }).click();
  for (const tab of ['Вход', 'Регистрация', 'Восстановление']) {
    await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('dialog').getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expectFit(page);
  }
});

test.describe('in the narrow menu', () => {
  test.use({ viewport: NARROW });

  test('axe finds nothing, the page behind does not scroll, and a change of route closes it', async ({ page }) => {
    await visit(page, '/');

    await page.getByRole('button', { name: 'Открыть меню' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Услуги', exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
    await menu.getByRole('link', { name: 'Услуги', exact: true }).first().click();

    await expect(page).toHaveURL(/\/services$/);
    await expect(menu).toHaveCount(0);
  });
});

test('axe finds a violation that exists', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').evaluate((main) => main.append(document.createElement('img')));

  expect((await findAxeViolations(page)).join()).toContain('image-alt');
});
