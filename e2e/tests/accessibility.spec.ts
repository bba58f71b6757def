import type { Page } from '@playwright/test';
import { expectAccessible, findAxeViolations } from '../support/axe';
import { agreeToCookies, cartOf, INVIS_DUOS, keepInBrowser, settle, visit } from '../support/pages';
import { expect, test } from '../support/test';

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
const KEPT = { 'shop.cart': cartOf(INVIS_DUOS), 'shop.lastOrder': LAST_ORDER };

/** Pages out of documents, and the dialogue. */
const SOLUTIONS_ADDRESSES = [
  '/',
  '/rental',
  '/lease',
  '/logistic',
  '/integrators',
  '/about',
  '/media',
  '/documents',
  '/documents/manuals/invis_duos',
  '/contacts',
  '/wherebuy',
  '/wherebuy?place=1000',
  '/info_order',
  '/info_payment',
  '/info_payment_rules',
  '/info_delivery',
  '/info_exchange_and_returns',
  '/support',
  '/support?showForm=ur',
  '/support/success',
  '/dialog',
  '/dialog/invis_duos',
  '/dialog/invis_duos/tag',
];
const ADDRESSES = [
  ...SOLUTIONS_ADDRESSES,
  '/products',
  '/products?q=трекер&from=1000',
  '/compare?ids=101,102,103',
  '/services',
  '/invis_duos',
  '/cart',
  '/checkout',
  '/checkout?type=fast',
  '/checkout/finish',
  '/compare',
  '/duos_online',
  '/no-such-page',
];

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** Elements that reach over the right edge, for the message of a failure. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return [
      `${document.documentElement.scrollWidth} px wide`,
      ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    ];
  });
}

// One visit for all widths: windows are resized and phones turned, too.
for (const address of ADDRESSES) {
  test(`axe finds nothing on ${address} at any width, and at 320 px it does not scroll sideways`, async ({ page }) => {
    await keepInBrowser(page, KEPT);
    await visit(page, address);
    await settle(page);

    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findOverflow(page)).toEqual([]);
  });
}

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('axe finds nothing in an order of a company, nor among its mistakes', async ({ page, siteUrl }) => {
      await agreeToCookies(page, siteUrl);
      await keepInBrowser(page, KEPT);
      await visit(page, '/checkout');

      await page.getByRole('radio', { name: /Организация/ }).check();
      await expect(page.getByLabel('ИНН')).toBeVisible();
      await page.getByRole('button', { name: 'Оформить заказ' }).click();
      await expect(page.getByText(/^Проверьте: /)).toBeVisible();

      await expectAccessible(page);
    });

    for (const [what, opener, name] of [
      ['large pictures', /^Увеличить:/, /^INVIS DUOS/],
      ['the fast order', 'Быстрый заказ', 'Быстрый заказ'],
    ] as const) {
      test(`axe finds nothing in the dialog of ${what}`, async ({ page, siteUrl }) => {
        await agreeToCookies(page, siteUrl);
        await visit(page, '/invis_duos');

        await page.getByRole('button', { name: opener }).filter({ visible: true }).first().click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await settle(page);

        await expectAccessible(page);
      });
    }

    test('axe finds nothing in the sign-in dialog', async ({ page, siteUrl }) => {
      await agreeToCookies(page, siteUrl);
      await visit(page, '/');

      await page.getByRole('button', { name: 'Войти' }).click();
      for (const tab of ['Вход', 'Регистрация', 'Восстановление']) {
        await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('dialog').getByRole('tab', { name: tab, selected: true })).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}

test.describe('in the narrow menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe finds nothing, the page behind stands still, and a change of route closes it', async ({ page }) => {
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

test('axe sees a fault where there is one', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').evaluate((main) => main.append(document.createElement('img')));

  expect((await findAxeViolations(page)).join()).toContain('image-alt');
});
