import type { LiveRemote } from '@shop/shared/federation/page-data';
import { testVersion } from '@shop/shared/testing';
import { toLiveRemote } from '../../../src/remotes/live-remote';
import { pageRequest } from '../sets/page-request';
import { createVersionSet } from '../sets/version-set';
import { createOpenedPages } from './opened-pages';

const ROUTES = [
  { id: 'list', path: '/products', access: 'public', query: ['q', 'sort'] },
  { id: 'product', path: '/:slug', access: 'public' },
  { id: 'orders', path: '/orders/:id', access: 'user' },
  { id: 'frame', path: '/frame', access: 'public', layout: 'bare' },
] as const;

const remote = (isSeparate = false): LiveRemote =>
  toLiveRemote('mfe-catalog', testVersion({ routes: [...ROUTES], extras: { isSeparate } }));

const GOODS = { text: '{"data":{"siteProducts":[{"name":"Сигнализация Дуос"}]}}' };
const SHOWN = { status: 200, isComplete: true, isIndexed: true };

function setup() {
  const pages = createOpenedPages({ goods: () => GOODS });
  const open = (address: string, page = SHOWN, isSeparate = false) => {
    const [pathname = '', query] = address.split('?');
    pages.counter(pageRequest(createVersionSet('1', [remote(isSeparate)]), pathname, query ? `?${query}` : ''), page)();
  };
  return { pages, open, addresses: () => pages.take().map(({ address }) => address) };
}

it('counts how often a page is opened, and keeps what was not taken', () => {
  const { pages, open } = setup();
  open('/duos');
  open('/duos?utm_source=mail');
  const taken = pages.take();
  expect(taken).toEqual([{ address: '/duos', views: 2 }]);

  pages.giveBack(taken);
  open('/duos');

  expect(pages.take()).toEqual([{ address: '/duos', views: 3 }]);
});

it('leaves out what a person has typed, unless the catalogue says it', () => {
  const { open, addresses } = setup();
  open(`/products?q=${encodeURIComponent('сигнализация')}&sort=2`);
  open(`/products?q=${encodeURIComponent('Анна Иванова')}&sort=2`);
  open('/products?q=79161234567');

  expect(addresses()).toEqual([
    `/products?q=${encodeURIComponent('сигнализация')}&sort=2`,
    '/products?sort=2',
    '/products',
  ]);
});

it.each<[string, string, typeof SHOWN?, boolean?]>([
  ['of a signed-in person', '/orders/7'],
  ['with a path that may hold a token', '/aB3dE5fG7hI9jK1lM3nO5pQ7'],
  ['that is part of another one', '/frame'],
  ['that is not there', '/gone', { ...SHOWN, status: 404 }],
  ['that lacks something', '/duos', { ...SHOWN, isComplete: false }],
  ['that search engines may not list', '/duos', { ...SHOWN, isIndexed: false }],
  ['of the staff', '/duos', SHOWN, true],
])('keeps no page %s', (_what, address, page = SHOWN, isSeparate = false) => {
  const { open, addresses } = setup();

  open(address, page, isSeparate);

  expect(addresses()).toEqual([]);
});

it('keeps a thousand addresses between two reports', () => {
  const { open, addresses } = setup();
  for (let index = 0; index < 1001; index += 1) open(`/p${index}`);

  expect(addresses()).toHaveLength(1000);
});
