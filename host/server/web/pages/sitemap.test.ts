import { liveRemote } from '../../../src/testing/live-remote';
import { renderRobots, renderSitemap } from './sitemap';

it('lists each page once, with its address escaped', () => {
  const xml = renderSitemap(['/products', '/', '/products', '/a?b=1&c=<2>'], 'https://shop.test');

  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.test/products',
    'https://shop.test/',
    'https://shop.test/a?b=1&amp;c=&lt;2&gt;',
  ]);
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
