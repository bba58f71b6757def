import { readCatalogue } from '../../support/api';
import { settle, visit } from '../../support/pages';
import { startSite, type Site } from '../../support/site';
import { expect, test } from '../../support/test';

test.describe('a shop without demonstration goods', { tag: '@full' }, () => {
  let site: Site;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startSite({ env: { DEMO_DATA: 'off' } });
  });
  test.afterAll(() => site.stop());

  test('has no goods, answers its pages and says so', async ({ page, consoleMessages }) => {
    expect(await readCatalogue(site.url)).toEqual([]);

    for (const [address, text] of [
      ['/', /^Товаров пока нет/],
      ['/products', 'Товаров пока нет'],
      ['/services', 'Услуг пока нет'],
      ['/wherebuy', '1 точка в 1 городе'],
      ['/cart', 'В корзине пусто'],
    ] as const) {
      const answer = await visit(page, site.url + address);
      await settle(page);

      expect([address, answer?.status()]).toEqual([address, 200]);
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await page.getByRole('banner').getByRole('button', { name: 'Решения' }).click();
    await expect(page.getByRole('link', { name: /Прокат и такси/ }).first()).toBeVisible();
    expect(consoleMessages).toEqual([]);
  });
});
