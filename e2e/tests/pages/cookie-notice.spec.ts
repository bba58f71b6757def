import type { Locator, Page } from '@playwright/test';
import { visit } from '../../support/pages';
import { expect, test } from '../../support/test';

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Уведомление о файлах cookie' });

/** Links of the footer that the notice covers while they have the focus. */
const coveredLinks = (page: Page, edge: number) =>
  page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links, top) => {
      const isBelow = (link: Element) => link.getBoundingClientRect().bottom > top;
      return links.filter((link) => {
        (link as HTMLElement).focus();
        return isBelow(link);
      }).length;
    }, edge);

async function boxOf(locator: Locator): Promise<{ top: number; bottom: number }> {
  const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}

test('the cookie notice covers neither the focused element nor the end of the page, nor the button of a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no smooth scrolling
  await visit(page, '/invis_duos');

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 568],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      // The page makes room for the notice when it has measured it.
      await expect(async () => {
        const { top, bottom } = await boxOf(noticeOf(page));
        expect(bottom).toBeCloseTo(height, 0);
        expect(await coveredLinks(page, top)).toBe(0);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThanOrEqual(top + 1);
        if (width !== 390) return;
        const buttons = page.getByRole('button', { name: 'В корзину', exact: true, includeHidden: true });
        expect((await boxOf(buttons.last())).bottom).toBeLessThanOrEqual(top);
      }).toPass({ timeout: 15_000 });
    });
  }
});
