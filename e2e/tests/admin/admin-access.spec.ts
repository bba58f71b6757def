import { enterAs, makeUser } from '../../support/account';
import { visit } from '../../support/pages';
import { expect, test } from '../../support/test';

test(
  'a shopper at /admin gets no code of «Магазин», and no page of the shop names it',
  { tag: '@full' },
  async ({ page, site }) => {
    for (const address of ['/', '/products', '/invis_duos', '/sitemap.xml', '/no-such-page'])
      expect(await (await fetch(site.url + address)).text()).not.toContain('admin');
    await enterAs(page.context(), site.url, await makeUser(site.url, site.dataDir));
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));

    await visit(page, `${site.url}/admin`);

    await expect(page.getByRole('heading', { name: 'Нет доступа' })).toBeVisible();
    expect(scripts.filter((url) => /-screen\b/.test(url))).toEqual([]);
  },
);
