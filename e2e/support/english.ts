import type { Page } from '@playwright/test';

/** Names, units and article numbers that have no Russian form. */
const ALLOWED =
  /^(?:[A-Z]{1,4}|INVIS|ONLINE|Logistic|HTTPS|WebP|Alt|Ctrl|Enter|Shift|e|mail|cookie|Telegram|RuTube|BeiDou|Bluetooth|Wire|Windows|Word|Linux|WebSocket)$/;

/** The texts of a page that have Latin words, besides names and addresses. */
export async function textsInEnglish(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.checkVisibility() && !parent.closest('script, style, [contenteditable], [lang="en"]'))
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
