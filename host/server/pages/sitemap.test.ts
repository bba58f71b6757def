import type { RemoteModule } from '@shop/shared/federation';
import type { PublicLists } from '@shop/shared/runtime';
import type { PooledRemote, RemotePool } from '../remotes/remote-pool';
import { renderRobots, renderSitemap } from './sitemap';

function poolOf(remotes: Record<string, RemoteModule['sitemap'] | Error>): RemotePool {
  return {
    live: async () => Object.keys(remotes).map((name) => ({ name }) as PooledRemote),
    fallbacks: () => [],
    load: async ({ name }) => {
      const sitemap = remotes[name];
      if (sitemap instanceof Error) throw sitemap;
      return { name, routes: [], ...(sitemap && { sitemap }) };
    },
  };
}

const lists = { get: async () => ({ products: [{ slug: 'invis_duos' }] }) as Partial<PublicLists> };

describe('renderSitemap', () => {
  it('names the pages of all remotes once, with the lists at hand', async () => {
    const pool = poolOf({
      'mfe-catalog': ({ products, places }) => [
        '/products',
        ...products.map(({ slug }) => `/${slug}`),
        ...places.map(() => '/'),
      ],
      'mfe-solutions': () => ['/', '/products'],
      'mfe-account': undefined,
    });

    const xml = await renderSitemap({ pool, lists, publicUrl: 'https://shop.test', onFailure: jest.fn() });

    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(['https://shop.test/products', 'https://shop.test/invis_duos', 'https://shop.test/']);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
  });

  it('escapes addresses', async () => {
    const pool = poolOf({ a: () => ['/a?b=1&c=<2>'] });

    const xml = await renderSitemap({ pool, lists, publicUrl: 'https://shop.test', onFailure: jest.fn() });

    expect(xml).toContain('<loc>https://shop.test/a?b=1&amp;c=&lt;2&gt;</loc>');
  });

  it('leaves out a remote that is down or throws, and reports it', async () => {
    const onFailure = jest.fn();
    const pool = poolOf({
      down: new Error('down'),
      broken: () => {
        throw new Error('broken');
      },
      brokenLater: () => Promise.reject(new Error('broken')),
      good: () => ['/good'],
      goodLater: () => Promise.resolve(['/good/later']),
    });

    const xml = await renderSitemap({ pool, lists, publicUrl: 'https://shop.test', onFailure });

    expect(xml).toContain('https://shop.test/good<');
    expect(xml).toContain('https://shop.test/good/later<');
    expect(onFailure.mock.calls.map(([name]) => name)).toEqual(['down', 'broken', 'brokenLater']);
  });
});

describe('renderRobots', () => {
  it('closes personal pages and names the map of the site', () => {
    const lines = renderRobots('https://shop.test').split('\n');

    for (const closed of ['/cart', '/checkout', '/orders', '/profile', '/addresses', '/reset', '/api'])
      expect(lines).toContain(`Disallow: ${closed}`);
    expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml');
    expect(lines).not.toContain('Disallow: /');
  });
});
