import type { PageHead } from '@shop/shared/federation';
import type { ResolvedPage } from '../remotes/page-loader';
import { createTestShop } from '../testing/render-with-shop';
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
  content: null,
  page: testPage('', { head: () => ({ title: 'Каталог', description: 'Оборудование', ...head }) }),
});

const shop = createTestShop();
const { publicUrl } = shop.config;

const metaOf = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('applyHead', () => {
  beforeEach(() => {
    document.head.innerHTML = HEAD;
  });

  it('brings title, description and addresses to the page shown', () => {
    applyHead(pageOf({}), shop);

    expect(document.title).toBe('Каталог');
    expect(metaOf('description')).toBe('Оборудование');
    expect(metaOf('robots')).toBe('index,follow');
    expect(metaOf('og:title')).toBe('Каталог');
    expect(metaOf('og:description')).toBe('Оборудование');
    expect(metaOf('og:url')).toBe(`${publicUrl}/products`);
    expect(canonical()).toBe(`${publicUrl}/products`);
  });

  it('follows what the page says of its address and of search engines', () => {
    applyHead(pageOf({ canonicalPath: '/', isIndexed: false }), shop);

    expect(canonical()).toBe(`${publicUrl}/`);
    expect(metaOf('robots')).toBe('noindex');
  });

  it('names a page that is not there, and one that failed', () => {
    applyHead({ kind: 'not-found', pathname: '/nothing' }, shop);
    expect(document.title).toBe('Страница не найдена — INVIS DUOS');
    expect(metaOf('robots')).toBe('noindex');

    applyHead({ kind: 'failed', pathname: '/', remote: 'mfe-test', error: null }, shop);
    expect(document.title).toBe('Страница временно недоступна — INVIS DUOS');
  });

  it('does not mind a document that lacks the tags', () => {
    document.head.innerHTML = '';

    applyHead(pageOf({}), shop);

    expect(document.title).toBe('Каталог');
  });
});
