import { pageContext } from '@shop/shared/testing';
import { remote } from './remote';

describe('the remote', () => {
  it.each(remote.routes)('keeps $path out of search engines', async ({ load }) => {
    const page = await load();
    expect((await page.head(pageContext())).isIndexed).toBe(false);
  });

  it('keeps whole lists out of the HTML', async () => {
    const modules = [...remote.routes, { load: remote.widgets['fast-order'] }].map(({ load }) => load());

    for (const module of await Promise.all(modules)) expect(module).not.toHaveProperty('lists');
  });
});
