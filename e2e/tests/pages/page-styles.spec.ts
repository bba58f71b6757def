import type { Page } from '@playwright/test';
import { agreeToCookies, settle, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

/** One page of each kind, each of them twice: in the one and in the other of the two sheets. */
const PAGES = ['/products', '/invis_duos', '/cart', '/services', '/wherebuy', '/rental', '/support', '/compare'];
const WAY = [...PAGES, '/', ...PAGES.toReversed(), '/'];

/** In which styles each element and what it draws itself differ from what is around them. */
function readStyles(): string[] {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); // links give the focus to the page
  const read = (element: Element, pseudo?: string) => {
    const own = getComputedStyle(element, pseudo);
    if (pseudo && own.content === 'none') return [];
    const parent = pseudo ? element : element.parentElement;
    const around = parent && getComputedStyle(parent);
    const names = [...own].filter((name) => own.getPropertyValue(name) !== around?.getPropertyValue(name));
    // Keyframes are named by their sheet.
    const values = names.map((name) => `${name}: ${name === 'animation-name' ? '' : own.getPropertyValue(name)}`);
    return [`${element.localName}${pseudo ?? ''} ${values.join('; ')}`];
  };
  // What the map draws has styles of its own, and comes and goes with its pictures.
  const elements = [...document.querySelectorAll('body, #page, #page :not(.leaflet-container *)')];
  return elements.flatMap((element) => [undefined, '::before', '::after'].flatMap((pseudo) => read(element, pseudo)));
}

/** @returns the properties of the first elements that differ, with both values */
function differences(shown: readonly string[], wanted: readonly string[]): string[] {
  if (shown.length !== wanted.length) return [`${shown.length} elements instead of ${wanted.length}`];
  const isIn = (styles: string | undefined) => {
    const known = new Set(styles?.split('; '));
    return (value: string) => known.has(value);
  };
  return shown
    .map((styles, index) => {
      const other = styles.split('; ').filter((value) => !isIn(wanted[index])(value));
      return styles === wanted[index] ? '' : `${index} ${styles.split(' ')[0] ?? ''}: ${other.join('; ')}`;
    })
    .filter(Boolean)
    .slice(0, 5);
}

/** Changes the page without a document, like a link that leads there. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.describe('the styles of a page that a link opens', { tag: '@full' }, () => {
  for (const width of [390, 1440]) {
    test(`are those of its document, whatever was shown before: at ${width} px`, async ({
      page,
      siteUrl,
      consoleMessages,
    }) => {
      test.setTimeout(300_000);
      await agreeToCookies(page, siteUrl);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      // A page that remembers the visit would have more to show the second time.
      await page.addInitScript(() => (Storage.prototype.setItem = () => undefined));
      const documents = new Map<string, string[]>();
      for (const path of ['/', ...PAGES]) {
        await visit(page, path);
        await page.waitForLoadState('networkidle');
        await settle(page);
        documents.set(path, await page.evaluate(readStyles));
      }

      await visit(page, '/');
      for (const path of WAY) {
        await follow(page, path);
        await expect(async () => {
          await settle(page);
          const shown = await page.evaluate(readStyles);
          expect(differences(shown, documents.get(path) ?? []), path).toEqual([]);
        }).toPass({ timeout: 60_000 });
      }
      expect(consoleMessages).toEqual([]);
    });
  }
});
