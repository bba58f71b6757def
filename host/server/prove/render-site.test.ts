import pino from 'pino';
import { startTestHost, textBundle } from '../testing/test-host';
import { publicRoute, removeTemporaryDirs } from '../testing/temporary-store';
import { createFaultLog } from './fault-log';
import { choosePages, picturesIn, readSitemap } from './proof-addresses';
import { renderSite } from './render-site';

afterAll(removeTemporaryDirs);

/** A site whose sitemap lists `/` and goods. */
function siteBundle(goods: readonly string[], inRender = ''): string {
  return `
    const { createElement } = require('react');
    const { useParams } = require('@shop/shared/runtime');
    function Page() {
      const { slug } = useParams();
      ${inRender}
      return createElement('img', { src: '/' + (slug ?? 'home') + '.png', alt: '' });
    }
    const page = { Page, head: () => ({ title: 'Товар', description: 'Товар' }) };
    const routes = [{ id: 'home', path: '/', access: 'public' }, { id: 'page', path: '/goods/:slug', access: 'public' }];
    exports.remote = {
      name: 'mfe-test',
      routes: routes.map((route) => ({ ...route, load: async () => page })),
      sitemap: async () => ['/', ...${JSON.stringify(goods)}.map((slug) => '/goods/' + slug)],
    };`;
}

async function render(code: string, most = 100, budgetMs = 10_000) {
  const log = createFaultLog();
  const routes = [publicRoute('/', 'home'), publicRoute('/goods/:slug', 'page')];
  const host = await startTestHost(
    { 'mfe-test': [{ version: '1', code, routes }] },
    pino({ level: 'warn' }, log.stream),
  );
  try {
    const { pages, faults } = await renderSite({ app: host.app, most, budgetMs });
    return { pages, faults, logged: log.faults() };
  } finally {
    await host.close();
  }
}

const withoutPictures = 'if (true) return null;';

it('counts the pages of the sitemap that are whole, up to a number', async () => {
  const code = siteBundle(['a', 'b', 'c'], withoutPictures);

  expect(await render(code)).toEqual({ pages: 4, faults: [], logged: [] });
  expect((await render(code, 2)).pages).toBe(2);
});

it('finds a part that fails on a page which is shown without it', async () => {
  const { logged } = await render(
    siteBundle(['a', 'gone'], `if (slug === 'gone') throw new Error('no price'); ${withoutPictures}`),
  );

  expect(logged).toEqual(['a remote failed: /goods/gone: Error: no price']);
});

it('names a page that is not there', async () => {
  const { pages, faults } = await render(siteBundle(['a', 'b/c'], withoutPictures));

  expect([pages, faults]).toEqual([2, ['/goods/b/c: 404']]);
});

it('names a picture of a page that the site does not have', async () => {
  expect((await render(siteBundle(['a']))).faults).toEqual(['the picture /home.png: 404', 'the picture /a.png: 404']);
});

it('says that it had no time for all, and does not count the rest', async () => {
  const { pages, faults } = await render(siteBundle(['a'], withoutPictures), 100, -1);

  expect([pages, faults]).toEqual([0, ['no time was left for all pages']]);
});

it('is no proof where the sitemap lists nothing', async () => {
  expect(await render(textBundle('Главная'))).toMatchObject({ pages: 0, faults: ['/sitemap.xml lists no page'] });
});

describe('the pages to render', () => {
  const xml =
    '<urlset><url><loc>https://shop.test/a?b=1&amp;c=2</loc><lastmod>2026-11-30</lastmod></url><url><loc>https://shop.test/</loc></url></urlset>';

  it('are those of the sitemap, those apart that were published', () => {
    expect(readSitemap(xml)).toEqual({ published: ['/a?b=1&c=2'], others: ['/'] });
  });

  it('are published ones first, and half of the others where there are more of both', () => {
    const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);

    expect(choosePages({ published: numbered('p', 3), others: numbered('o', 3) }, 4)).toEqual(['p0', 'p1', 'o0', 'o1']);
    expect(choosePages({ published: ['p'], others: numbered('o', 100) }, 5)).toEqual(['p', 'o0', 'o25', 'o50', 'o75']);
    expect(choosePages({ published: numbered('p', 9), others: [] }, 5)).toHaveLength(5);
  });

  it('show pictures of this site once, and of no other', () => {
    expect(picturesIn('<p><img src="/a.png"><img src="/a.png"/><img src="//x/b"><img src="data:x"></p>')).toEqual([
      '/a.png',
    ]);
  });
});

it('takes lines of the log for faults where visitors would miss something', () => {
  const { faults, stream } = createFaultLog();
  const log = pino({ level: 'warn' }, stream);
  log.warn({ err: new Error('slow') }, 'the published pages were not read; the former ones stay');
  log.warn({ path: '/', reason: 'no goods' }, 'a remote failed');
  log.warn({ path: '/a', places: ['content[1]'] }, 'a version cannot show all of a page');
  log.error(
    { page: 'about', path: '/about', title: 'О компании', faults: [{ text: 'нет текста' }] },
    'a published page does not render',
  );

  expect(faults()).toEqual([
    'a remote failed: /: no goods',
    'a version cannot show all of a page: /a: content[1]',
    'a published page does not render: «О компании» /about: нет текста',
  ]);
});
