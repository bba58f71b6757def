/** @jest-environment jsdom */
import { fireEvent, waitFor } from '@testing-library/react';
import { installIntersectionObserver } from '@shop/shared/testing';
import { liveRemote } from '../testing/live-remote';
import { installPerformanceObserver } from '../testing/performance-observer';
import { createRemoteSet } from './live-remote';
import { createPayloadCache } from './payload-cache';
import { createPrefetch } from './prefetch';

const remotes = createRemoteSet([
  liveRemote(
    'mfe-catalog',
    [
      { id: 'products', path: '/products', access: 'public', query: ['page'], widgets: ['mfe-far/strip'] },
      { id: 'orders', path: '/orders', access: 'user' },
    ],
    { chunks: { remote: ['expose.js'], products: ['products.js'] }, integrity: { 'products.js': 'sha256-A' } },
  ),
  liveRemote('mfe-far', [{ id: 'far', path: '/far', access: 'public' }], {
    url: 'https://cdn.test/remoteEntry.js',
    chunks: { strip: ['strip.js'] },
  }),
]);

const PRODUCTS = [
  '/page-data/products?page=2',
  '/remotes/mfe-catalog/1/remoteEntry.js',
  '/remotes/mfe-catalog/1/expose.js',
  '/remotes/mfe-catalog/1/products.js',
  'https://cdn.test/remoteEntry.js',
  'https://cdn.test/strip.js',
];

function setup({ isSignedIn = false, bytes = 1000, isHanging = (_address: string): boolean => false } = {}) {
  document.body.innerHTML = `
    <a href="/products?page=2&utm=1"><b>Оборудование</b></a>
    <a href="/orders">Мои заказы</a>
    <a href="https://elsewhere.test/products">Чужая</a>
    <a href="/nothing">Никуда</a>
    <a href="/">Эта же</a>
    <button>Кнопка</button>`;
  const { cross } = installIntersectionObserver();
  installPerformanceObserver();
  const requests: [string, RequestInit | undefined][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string') throw new Error('an address is text');
    requests.push([input, init]);
    if (isHanging(input)) await new Promise((resolve) => addEventListener('arrived', resolve, { once: true }));
    return new Response('{}', { headers: { 'content-length': String(bytes) } });
  });
  const prefetch = createPrefetch({
    remotes,
    payloads: createPayloadCache(),
    isSignedIn: () => isSignedIn,
    quietMs: 1,
  });
  return {
    ...prefetch,
    cross,
    requests,
    addresses: () => requests.map(([address]) => address),
    link: (text: string) => [...document.links].find(({ textContent }) => textContent === text) ?? document.body,
  };
}

const idle = () => new Promise((resolve) => setTimeout(resolve, 10));

function setConnection(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

let listeners: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  listeners = jest.spyOn(window, 'addEventListener');
});

afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
  setConnection(undefined);
});

describe('createPrefetch', () => {
  it('fetches everything for a hovered or focused link, each file once', async () => {
    const { addresses, link, requests } = setup();

    fireEvent.pointerOver(link('Оборудование').firstElementChild ?? document.body);
    fireEvent.focusIn(link('Оборудование'));

    await waitFor(() => expect(addresses().toSorted()).toEqual(PRODUCTS.toSorted()));
    const options = new Map(requests);
    expect(options.get('/remotes/mfe-catalog/1/products.js')).not.toHaveProperty('integrity');
    expect(options.get('https://cdn.test/strip.js')).toMatchObject({ credentials: 'omit', priority: 'high' });
  });

  it('leaves the line to a hovered link, and goes on when its files are here', async () => {
    const { addresses, followLinks, cross, link } = setup({ isHanging: (address) => address.startsWith('/remotes/') });
    document.body.innerHTML = '<a href="/products">Оборудование</a><a href="/far">Страница</a>';
    followLinks();
    await idle();

    fireEvent.pointerOver(link('Оборудование'));
    cross(true);
    await idle();
    expect(addresses()).not.toContain('/page-data/far');

    dispatchEvent(new Event('arrived'));
    await waitFor(() => expect(addresses()).toContain('/page-data/far'));
  });

  it('fetches no more for the links of a page that a press leaves', async () => {
    const { addresses, followLinks, cross, link } = setup({ isHanging: () => true });
    document.body.innerHTML = '<a href="/products">Оборудование</a><a href="/far">Страница</a>';
    followLinks();
    await idle();
    cross(true);
    const before = addresses();
    expect(before).toHaveLength(4);

    addEventListener('click', (event) => event.preventDefault()); // as the router does
    fireEvent.click(link('Оборудование'));
    dispatchEvent(new Event('arrived'));
    await idle();

    expect(addresses()).toEqual(before);
  });

  it('fetches for links that appear on screen', async () => {
    const { addresses, followLinks, cross } = setup();

    followLinks();
    await idle();
    expect(addresses()).toEqual([]);

    cross(true);
    await waitFor(() => expect(addresses().toSorted()).toEqual(PRODUCTS.toSorted()));
  });

  it('fetches for the links of the page before those of the menus', async () => {
    const { addresses, followLinks, cross } = setup({ bytes: 100 });
    document.body.innerHTML = '<header><a href="/products">Меню</a></header><main><a href="/far">Страница</a></main>';

    followLinks();
    await idle();
    cross(true);

    await waitFor(() => expect(addresses()).toContain('/page-data/products'));
    expect(addresses()[0]).toBe('/page-data/far');
  });

  it('fetches nothing for foreign addresses, unknown pages, this page, and pages of users for guests', () => {
    const { addresses, link } = setup();

    fireEvent.focusIn(document.querySelector('button') ?? document.body);
    for (const text of ['Чужая', 'Никуда', 'Эта же', 'Мои заказы']) fireEvent.pointerOver(link(text));

    expect(addresses()).toEqual([]);
  });

  it('fetches pages of users for a user', async () => {
    const { addresses, link } = setup({ isSignedIn: true });

    fireEvent.pointerOver(link('Мои заказы'));

    await waitFor(() => expect(addresses()).toContain('/page-data/orders'));
  });

  it('stops at the limit of bytes, except for a hovered link', async () => {
    const { addresses, followLinks, cross, link } = setup({ bytes: 500_000 });
    followLinks();
    await idle();

    cross(true);
    await waitFor(() => expect(addresses()).toHaveLength(4)); // four requests run at the same time
    await idle();
    expect(addresses()).toHaveLength(4);

    fireEvent.pointerOver(link('Оборудование'));
    await waitFor(() => expect(addresses().toSorted()).toEqual(PRODUCTS.toSorted()));
    link('Никуда').setAttribute('href', '/far');
    fireEvent.pointerOver(link('Никуда'));
    await waitFor(() => expect(addresses()).toContain('/page-data/far'));
  });

  it.each([
    ['asks to save data', { saveData: true }],
    ['is on a line of the second generation', { effectiveType: 'slow-2g' }],
  ])('fetches nothing for links on screen when the visitor %s', async (_when, connection) => {
    setConnection(connection);
    const { addresses, followLinks, cross } = setup();

    followLinks();
    await idle();
    cross(true);

    expect(addresses()).toEqual([]);
  });

  it('fetches nothing for links on screen in the frame of the studio', async () => {
    jest.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(null));
    const { addresses, followLinks, cross } = setup();

    followLinks();
    await idle();
    cross(true);

    expect(addresses()).toEqual([]);
  });
});
