import { fireEvent } from '@testing-library/react';
import { liveRemote } from '../testing/test-pages';
import { preloadOnIntent } from './preload-on-intent';

const remotes = [
  liveRemote('mfe-catalog', [{ id: 'products', path: '/products', access: 'public' }], {
    chunks: { remote: ['expose.js'], products: ['products.js'] },
    integrity: { 'products.js': 'sha256-A' },
  }),
  liveRemote('mfe-far', [{ id: 'far', path: '/far', access: 'public' }], {
    url: 'https://cdn.test/far/remoteEntry.js',
  }),
];

const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
const link = (name: string) => document.body.querySelector(`a[title="${name}"]`) ?? document.body;

describe('preloadOnIntent', () => {
  beforeAll(() => preloadOnIntent(remotes));

  beforeEach(() => {
    document.body.innerHTML = `
      <a href="/products" title="products"><b>Оборудование</b></a>
      <a href="/far" title="far">Далёкая</a>
      <a href="https://elsewhere.test/products" title="foreign">Чужая</a>
      <a href="/nothing" title="nothing">Никуда</a>
      <button>Кнопка</button>`;
  });

  it('asks for nothing for a foreign address, an unknown page or what is no link', () => {
    for (const name of ['foreign', 'nothing']) fireEvent.pointerOver(link(name));
    fireEvent.pointerOver(document.body);
    fireEvent.focusIn(document.body.querySelector('button') ?? document.body);

    expect(preloads()).toEqual([]);
  });

  it('asks for the scripts of a page when its link is pointed at, each once', () => {
    fireEvent.pointerOver(link('products').firstElementChild ?? document.body);
    fireEvent.focusIn(link('products'));

    expect(preloads().map(({ href }) => href)).toEqual([
      'http://localhost/remotes/mfe-catalog/1/remoteEntry.js',
      'http://localhost/remotes/mfe-catalog/1/expose.js',
      'http://localhost/remotes/mfe-catalog/1/products.js',
    ]);
    expect(preloads().map((element) => element.integrity || null)).toEqual([null, null, 'sha256-A']);
    expect(preloads().every((element) => !element.hasAttribute('crossorigin'))).toBe(true);
  });

  it('asks for scripts of another origin without cookies, when the link is focused', () => {
    fireEvent.focusIn(link('far'));

    const last = preloads().at(-1);
    expect(last?.href).toBe('https://cdn.test/far/remoteEntry.js');
    expect(last?.getAttribute('crossorigin')).toBe('anonymous');
  });
});
