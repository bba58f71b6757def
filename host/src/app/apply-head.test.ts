/** @jest-environment jsdom */
import type { PageHead } from '@shop/shared/federation';
import type { ResolvedPage } from '../remotes/page-loader';
import { testPage } from '../testing/test-pages';
import { applyHead } from './apply-head';

const HEAD = `
  <title>Старая</title>
  <meta name="description" content=""><meta name="robots" content="">
  <link rel="canonical" href="">
  <meta property="og:title" content=""><meta property="og:description" content=""><meta property="og:url" content="">`;

const pageOf = (head: Partial<PageHead>): ResolvedPage => ({
  kind: 'page',
  pathname: '/products',
  params: {},
  search: '',
  content: null,
  data: null,
  page: testPage('Каталог'),
  head: { title: 'Каталог', description: 'Оборудование', ...head },
});

const publicUrl = 'https://shop.example';

const metaOf = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('applyHead', () => {
  beforeEach(() => {
    document.head.innerHTML = HEAD;
  });

  it('updates title, description and addresses', () => {
    applyHead(pageOf({}), publicUrl);

    expect(document.title).toBe('Каталог');
    expect(metaOf('description')).toBe('Оборудование');
    expect(metaOf('robots')).toBe('index,follow');
    expect(metaOf('og:title')).toBe('Каталог');
    expect(metaOf('og:description')).toBe('Оборудование');
    expect(metaOf('og:url')).toBe(`${publicUrl}/products`);
    expect(canonical()).toBe(`${publicUrl}/products`);
  });

  it('updates canonical address and robots', () => {
    applyHead(pageOf({ canonicalPath: '/', isIndexed: false }), publicUrl);

    expect(canonical()).toBe(`${publicUrl}/`);
    expect(metaOf('robots')).toBe('noindex');
  });

  it('sets a title for an unknown page and for a failed one', () => {
    applyHead({ kind: 'not-found', pathname: '/nothing' }, publicUrl);
    expect(document.title).toBe('Страница не найдена — INVIS DUOS');
    expect(metaOf('robots')).toBe('noindex');

    applyHead({ kind: 'failed', pathname: '/', remote: 'mfe-test', error: null }, publicUrl);
    expect(document.title).toBe('Страница временно недоступна — INVIS DUOS');
  });

  it('ignores missing tags', () => {
    document.head.innerHTML = '';

    applyHead(pageOf({}), publicUrl);

    expect(document.title).toBe('Каталог');
  });
});
