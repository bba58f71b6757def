import { type Page, expect } from '@playwright/test';
import { expectAccessible } from './axe';

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

/** Elements that extend beyond the right edge, for the failure's message. */
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

/** WCAG 1.4.12: what a reader may set without losing anything. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** What extends beyond the right edge while texts are spaced out. */
async function findSpacedOverflow(page: Page): Promise<string[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  const overflow = await findOverflow(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return overflow;
}

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

interface Fit {
  /** False for a page like one that axe has checked: axe takes longer than opening the page. */
  hasAxe?: boolean;
  /** True to space texts out on a phone, too (WCAG 1.4.12). */
  isSpaced?: boolean;
}

/**
 * Checks that nothing of the open page is cut off on a desktop, on a phone and at 320 px, where no
 * word breaks either, and that it is accessible on a desktop and on a phone.
 */
export async function expectFit(page: Page, { hasAxe = true, isSpaced = false }: Fit = {}): Promise<void> {
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    expect(await findOverflow(page)).toEqual([]);
    if (hasAxe) await expectAccessible(page);
  }
  if (isSpaced) expect(await findSpacedOverflow(page)).toEqual([]);
  await page.setViewportSize(NARROWEST);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findBrokenWords(page)).toEqual([]);
}
