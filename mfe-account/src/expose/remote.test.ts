import { pageContext } from '@shop/shared/testing';
import { remote } from './remote';

it.each(remote.routes.map((route) => [route.path, route] as const))(
  "keeps %s out of search engines, and a buyer's own pages for signed-in users",
  async (path, { access, load }) => {
    const page = await load();

    expect(access).toBe(path === '/reset' ? 'public' : 'user');
    expect((await page.head(pageContext({ params: { id: '7' } }))).isIndexed).toBe(false);
  },
);
