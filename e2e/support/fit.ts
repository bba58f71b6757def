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
}

/**
 * Checks that nothing of the open page is cut off on a desktop, on a phone and at 320 px, where no
 * word breaks either, and that it is accessible on a desktop and on a phone.
 */
export async function expectFit(page: Page, { hasAxe = true }: Fit = {}): Promise<void> {
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    expect(await findOverflow(page)).toEqual([]);
    if (hasAxe) await expectAccessible(page);
  }
  await page.setViewportSize(NARROWEST);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findBrokenWords(page)).toEqual([]);
}
