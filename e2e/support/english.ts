import type { Page } from '@playwright/test';

/** Names, units and addresses that have no Russian form. */
const ALLOWED =
  /^(?:INVIS|DUOS|ONLINE|LITE|Logistic|DL|S|JPEG|PNG|WebP|AVIF|SVG|Ctrl|Shift|Alt|API|EGTS|CAN|OBD|II|E|mail|GPS|SMS|PDF|Z)$/;

/** The texts of a page that have Latin words, besides names and addresses. */
export async function textsInEnglish(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.checkVisibility() && !parent.closest('script, style, [contenteditable]'))
        found.push(walker.currentNode.textContent ?? '');
    }
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join()))
      found.push(...names.map((name) => element.getAttribute(name) ?? ''));
    return found;
  });
  return texts.filter((text) => {
    const words = text.replaceAll(/\S*[/@#{]\S*|Выпуск \S+|\S+ › .*/g, ' ').match(/[A-Za-z]+/g) ?? [];
    return words.some((word) => !ALLOWED.test(word));
  });
}
