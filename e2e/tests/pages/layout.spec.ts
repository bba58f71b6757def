import type { Locator, Page } from '@playwright/test';
import { agreeToCookies, cartOf, INVIS_DUOS, keepInBrowser, settle, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const PHONE = { width: 390, height: 844 };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`not visible: ${String(locator)}`);
  return box;
}

const boxesOf = async (locator: Locator) => Promise.all((await locator.all()).map(boxOf));

/** A pixel of rounding is no overlap. */
const overlap = (a: Box, b: Box) =>
  a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1;

const overlaps = (boxes: readonly Box[]) =>
  boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)));

/** Whether nothing covers the middle of an element. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });

/** How many lines each link of the main menu takes. */
const linesOfMenu = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Основное меню' })
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );

async function expectNoCollisions(page: Page, width: number): Promise<void> {
  const controls = page.getByRole('banner').getByRole('link').or(page.getByRole('banner').getByRole('button'));
  const boxes = await boxesOf(controls.filter({ visible: true }));
  expect(boxes.length).toBeGreaterThan(4);
  expect(overlaps(boxes)).toEqual([]);
  expect(boxes.filter((box) => box.x < 0 || box.x + box.width > width)).toEqual([]);
  expect((await linesOfMenu(page)).filter((lines) => lines > 1)).toEqual([]);
}

async function expectNoHoles(page: Page): Promise<void> {
  const grids = page
    .getByRole('region', { name: 'Список товаров' })
    .getByRole('list')
    .filter({
      has: page.getByRole('article'),
    });
  for (const grid of await grids.all()) {
    const frame = await boxOf(grid);
    const cards = await boxesOf(grid.getByRole('article'));
    expect(overlaps(cards)).toEqual([]);
    const rows = [...new Set(cards.map((card) => Math.round(card.y)))].toSorted((a, b) => a - b);
    for (const y of rows) {
      const row = cards.filter((card) => Math.abs(card.y - y) < 2);
      const [left, right] = [Math.min(...row.map((card) => card.x)), Math.max(...row.map(({ x, width }) => x + width))];
      expect(Math.abs(left - frame.x)).toBeLessThan(3);
      if (y !== rows.at(-1)) expect(Math.abs(right - frame.x - frame.width)).toBeLessThan(3);
      for (const key of ['width', 'height'] as const) {
        expect(Math.max(...row.map((card) => card[key])) - Math.min(...row.map((card) => card[key]))).toBeLessThan(2);
      }
    }
  }
}

test('at no width the header has collisions or the catalogue holes, and a phone begins with a product', async ({
  page,
  siteUrl,
}) => {
  await agreeToCookies(page, siteUrl);
  await visit(page, '/products');
  await settle(page);

  for (const width of [1440, 1366, 1280, 1024, 768]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      if (width >= 1024) await expectNoCollisions(page, width);
      await expectNoHoles(page);
    });
  }
  await page.setViewportSize(PHONE);
  const { y, height } = await boxOf(page.getByRole('article').first().getByRole('heading'));
  expect(y + height).toBeLessThan(PHONE.height);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
});

test('a product is printed on two sheets at most, with the ticks of its extras and nothing to press', async ({
  page,
}) => {
  for (const path of ['/invis_duos', '/invis_duos_logistic']) {
    await visit(page, path);
    await page.getByRole('heading', { name: 'Характеристики' }).scrollIntoViewIfNeeded();
    await settle(page);

    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, path).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button'] as const)
    for (const element of await page.getByRole(role).all()) await expect(element).toBeHidden();
});

/** How many rows of the window's middle show something that stays while the page scrolls. */
const rowsOfBars = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean => {
      if (!element) return false;
      const { position } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      const isAtEdge = top <= 1 || bottom >= innerHeight - 1;
      return ((position === 'fixed' || position === 'sticky') && isAtEdge) || stays(element.parentElement);
    };
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return rows.filter(stays).length;
  });

test('at 400 % zoom the bars take at most a fifth of the window', async ({ page, siteUrl }) => {
  const zoomed = { width: 360, height: 225 };
  await page.setViewportSize(zoomed);
  await agreeToCookies(page, siteUrl);
  await keepInBrowser(page, { 'shop.cart': cartOf(INVIS_DUOS) });
  for (const path of ['/products', '/invis_duos', '/compare', '/cart', '/checkout']) {
    await visit(page, path);
    await page.evaluate(() => window.scrollTo(0, 400));
    await settle(page);

    expect(await rowsOfBars(page), path).toBeLessThanOrEqual(zoomed.height / 5);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the words of a picture stay inside it and apart, and a toast covers no control of a product', async ({
    page,
    siteUrl,
  }) => {
    await agreeToCookies(page, siteUrl);
    for (const address of ['/invis_duos_logistic', '/invis_duos']) {
      await visit(page, address);
      for (const name of ['разнесённый вид', /^размер рядом/]) {
        await page.getByRole('tab', { name, exact: true }).click();
        const words = page.getByRole('list', { name: 'Подписи на рисунке' });
        await expect(words).toBeVisible();

        const boxes = await boxesOf(words.getByRole('listitem'));
        expect(boxes.length).toBeGreaterThan(3);
        expect(overlaps(boxes)).toEqual([]);
        expect(boxes.filter(({ x, width }) => x < 0 || x + width > PHONE.width)).toEqual([]);
      }
    }

    const buy = page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first();
    await buy.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    // The bar at the bottom goes: it would take half of a press.
    const shown = page.getByRole('button', { name: 'В корзину', exact: true, includeHidden: true });
    await expect(shown.filter({ visible: true })).toHaveCount(1);
    await buy.click();
    const toast = page.getByRole('status').filter({ hasText: 'Добавили в корзину' });
    await expect(toast).toBeVisible();
    const controls = page.getByRole('main').locator('a, button, input, label').filter({ visible: true });
    await expect(async () => {
      const box = await boxOf(toast);
      expect((await boxesOf(controls)).filter((control) => overlap(box, control))).toEqual([]);
    }).toPass({ timeout: 15_000 });
  });

  test('a comparison shows two columns, which the visitor chooses and sees named wherever it scrolls', async ({
    page,
    siteUrl,
  }) => {
    await agreeToCookies(page, siteUrl);
    // Of two categories: many a property has no value.
    const compared = [101, 102, 103, 115].map((productId, index) => ({ id: index + 1, productId }));
    await keepInBrowser(page, { 'shop.cart': cartOf(INVIS_DUOS), 'shop.compare': compared });
    await visit(page, '/compare');
    await settle(page);
    const table = page.getByRole('region', { name: 'Таблица сравнения' });
    const products = table.getByRole('columnheader').filter({ hasText: '₽' });
    const heads = await boxesOf(products);
    const removals = await boxesOf(products.getByRole('button', { name: /^Убрать/ }));
    expect(heads).toHaveLength(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    for (const [index, head] of heads.entries()) {
      expect(head.x + head.width).toBeLessThanOrEqual(PHONE.width + 1);
      expect((removals[index]?.x ?? 0) + (removals[index]?.width ?? Infinity)).toBeLessThanOrEqual(head.x + head.width);
    }
    const stepper = await boxOf(table.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' }));
    expect(stepper.x + stepper.width).toBeLessThan(PHONE.width);

    const right = page.getByRole('combobox', { name: 'Товар справа' });
    await right.selectOption({ index: 3 });
    await expect(products.nth(1)).toContainText((await right.locator('option').nth(3).textContent()) ?? '—');
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(right).toBeInViewport();
    expect(await isOnTop(right)).toBe(true);
  });
});
