import type { Page } from '@playwright/test';
import { visit } from '../../support/pages';
import { expect, test } from '../../support/test';

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Уведомление о файлах cookie' });

for (const [width, height] of [
  [320, 568],
  [1440, 900],
] as const) {
  test(`at ${width} px the cookie notice covers neither the focused element nor the end of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // no smooth scrolling
    await visit(page, '/invis_duos');
    const notice = await noticeOf(page).boundingBox();
    const top = notice?.y ?? 0;
    expect(top + (notice?.height ?? 0)).toBeCloseTo(height, 0);

    const covered = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links, edge) => {
        const below = (link: Element) => link.getBoundingClientRect().bottom > edge;
        return links.filter((link) => {
          (link as HTMLElement).focus();
          return below(link);
        }).length;
      }, top);
    expect(covered).toBe(0);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  });
}

test('on a phone the button of a product stays above the cookie notice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/invis_duos');
  const notice = await noticeOf(page).boundingBox();

  const buttons = page.getByRole('button', { name: 'В корзину', exact: true, includeHidden: true });
  const button = await buttons.last().boundingBox();

  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
});
