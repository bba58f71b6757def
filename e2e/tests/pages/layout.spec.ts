import type { Locator, Page } from '@playwright/test';
import { addressesOfSitemap } from '../../support/html';
import { agreeToCookies, cartOf, INVIS_DUOS, keepInBrowser, saveData, settle, visit } from '../../support/pages';
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

/** Words that are split over two lines. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text; // the filter shows no other nodes
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width < 2)
        continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word} in «${text.data.trim().slice(0, 60)}»`);
      }
    }
    return broken;
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page breaks a word or scrolls sideways', async ({ page, request, siteUrl }) => {
    test.setTimeout(120_000);
    await agreeToCookies(page, siteUrl);
    await saveData(page);
    const addresses = (await addressesOfSitemap(request)).filter((address) => !/^\/dialog\/[^/]+\/./.test(address));
    const found: Record<string, string[]> = {};

    for (const address of [...addresses, '/compare?ids=101,102', '/compare?ids=101,102,103', '/compare?ids=105,107']) {
      await visit(page, address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const faults = [...(await findBrokenWords(page)), ...(width > 320 ? [`${width} px wide`] : [])];
      if (faults.length > 0) found[address] = faults;
    }

    expect(found).toEqual({});
  });
});

for (const width of [1024, 1280, 1366, 1440]) {
  test(`the header has no collisions at ${width} px`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 900 });
    await agreeToCookies(page, siteUrl);
    await visit(page, '/products');
    await settle(page);

    const controls = page.getByRole('banner').getByRole('link').or(page.getByRole('banner').getByRole('button'));
    const boxes = await boxesOf(controls.filter({ visible: true }));
    expect(boxes.length).toBeGreaterThan(4);
    expect(overlaps(boxes)).toEqual([]);
    expect(boxes.filter((box) => box.x < 0 || box.x + box.width > width)).toEqual([]);
    const items = page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link').filter({ visible: true });
    const heights = await items.evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(heights.filter((lines) => lines > 1)).toEqual([]);
  });
}

for (const width of [768, 1024, 1440]) {
  test(`the grids of the catalogue have no holes at ${width} px`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 900 });
    await agreeToCookies(page, siteUrl);
    await visit(page, '/products');
    await settle(page);

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
      for (const y of new Set(cards.map((card) => Math.round(card.y)))) {
        const row = cards.filter((card) => Math.abs(card.y - y) < 2);
        const right = Math.max(...row.map((card) => card.x + card.width));
        expect(Math.abs(right - frame.x - frame.width)).toBeLessThan(3);
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the first product is on the first screen', async ({ page, siteUrl }) => {
    await agreeToCookies(page, siteUrl);
    await visit(page, '/products');
    await settle(page);

    const { y, height } = await boxOf(page.getByRole('article').first().getByRole('heading'));
    expect(y + height).toBeLessThan(PHONE.height);
  });

  test('a toast covers no control of a product', async ({ page, siteUrl }) => {
    await agreeToCookies(page, siteUrl);
    await visit(page, '/invis_duos');
    const buy = page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first();
    await buy.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await buy.click();
    const toast = page.getByRole('status').filter({ hasText: 'Добавили в корзину' });
    await expect(toast).toBeVisible();

    const controls = page.getByRole('main').locator('a, button, input, label').filter({ visible: true });
    await expect(async () => {
      const box = await boxOf(toast);
      expect((await boxesOf(controls)).filter((control) => overlap(box, control))).toEqual([]);
    }).toPass();
  });

  test('the words of a picture stay inside it and apart', async ({ page, siteUrl }) => {
    await agreeToCookies(page, siteUrl);
    for (const address of ['/invis_duos', '/invis_duos_logistic']) {
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
  });

  test('a comparison shows two columns, with their names once wherever it scrolls', async ({ page, siteUrl }) => {
    await agreeToCookies(page, siteUrl);
    await keepInBrowser(page, { 'shop.cart': cartOf(INVIS_DUOS) });
    await visit(page, '/compare?ids=101,102,103');
    await settle(page);
    const table = page.getByRole('region', { name: 'Таблица сравнения' });
    const heads = await boxesOf(table.getByRole('columnheader').filter({ hasText: '₽' }));
    expect(heads.filter((head) => head.x + head.width <= PHONE.width + 1)).toHaveLength(2);
    const stepper = await boxOf(table.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' }));
    expect(stepper.x + stepper.width).toBeLessThan(PHONE.width);
    const copy = page.locator('[aria-hidden] *').getByText('INVIS DUOS', { exact: true });
    expect(await isOnTop(copy)).toBe(false);

    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect(copy).toBeInViewport();
    expect(await isOnTop(copy)).toBe(true);
  });
});
