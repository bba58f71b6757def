import type { RemoteModule } from '@shop/shared/federation';
import type { PublicLists } from '@shop/shared/runtime';
import { createRemoteSet } from '../../src/remotes/live-remote';
import { liveRemote } from '../../src/testing/live-remote';
import type { RemotePool } from '../remotes/remote-pool';
import { renderRobots, renderSitemap } from './sitemap';

function poolOf(remotes: Record<string, RemoteModule['sitemap'] | Error>): Pick<RemotePool, 'live' | 'load'> {
  return {
    live: async () => createRemoteSet(Object.keys(remotes).map((name) => liveRemote(name, []))),
    load: async ({ name }) => {
      const sitemap = remotes[name];
      if (sitemap instanceof Error) throw sitemap;
      return { name, routes: [], ...(sitemap && { sitemap }) };
    },
  };
}

const lists = { get: async () => ({ products: [{ slug: 'invis_duos' }] }) as Partial<PublicLists> };

describe('renderSitemap', () => {
  it('lists the pages of all remotes once, given the loaded lists', async () => {
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
  it('disallows personal pages and names the sitemap', () => {
    const account = liveRemote('mfe-account', [
      { id: 'orders', path: '/orders', access: 'user' },
      { id: 'order', path: '/orders/:id', access: 'user' },
      { id: 'reset', path: '/reset', access: 'public' },
    ]);
    const lines = renderRobots('https://shop.test', { remotes: [account] }).split('\n');

    for (const closed of ['/cart', '/checkout', '/orders', '/reset', '/api', '/page-data/'])
      expect(lines).toContain(`Disallow: ${closed}`);
    expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml');
    expect(lines).not.toContain('Disallow: /');
  });
});
