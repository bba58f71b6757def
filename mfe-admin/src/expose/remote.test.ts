import { pageContext } from '@shop/shared/testing';
import { remote } from './remote';

it.each(remote.routes.map((route) => [route.path, route] as const))(
  'gives %s a title, and hides it from search engines',
  async (_path, { load }) => {
    const { head } = await load();

    expect(await head(pageContext())).toMatchObject({
      title: expect.stringMatching(/INVIS DUOS$/),
      isIndexed: false,
    });
  },
);

it('is no part of the shop', () => {
  expect(remote.isSeparate).toBe(true);
});
