/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { HydrationData } from '../../../src/app/hydration-data';
import { PAYLOAD } from '../../testing/test-pages';
import { announcementLine, NO_ANNOUNCEMENT } from './announcement-line';
import { htmlDocument, type HtmlDocumentInput } from './html-document';

const hydration: HydrationData = {
  page: PAYLOAD,
  config: {
    publicUrl: 'https://shop.test',
    isPaymentDisabled: true,
    areDiscountsEnabled: false,
    areAccessoriesPreselected: true,
    mapTilesUrl: null,
  },
  remotes: [],
  widgets: [],
};

function documentOf(changes: Partial<HtmlDocumentInput> = {}): string {
  return htmlDocument({
    head: { title: 'Каталог', description: 'Оборудование' },
    path: '/products',
    publicUrl: 'https://shop.test',
    picture: '/og/products.png',
    rendered: { html: '<h1>Каталог</h1>', css: '<style>h1{}</style>' },
    hydration,
    announcement: NO_ANNOUNCEMENT,
    starter: 'start()',
    starterData: { scripts: [{ src: '/static/main.js' }], preload: [], origins: [] },
    ...changes,
  });
}

function blockOf(html: string, id: string): unknown {
  const [, text = ''] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(text);
}

describe('htmlDocument', () => {
  it('names the feed of news on pages that show news, and on no other', () => {
    const head = { title: 'Новости', description: 'Что нового', hasNews: true };

    expect(documentOf({ head })).toContain('type="application/rss+xml" title="Новости INVIS DUOS" href="/news.xml">');
    expect(documentOf()).not.toContain('rss+xml');
  });

  it('has no trace of an announcement without one', () => {
    expect(documentOf()).not.toMatch(/announcement/);
  });

  it('shows the announcement above the page, as text, with a link and a button to close it', () => {
    const line = announcementLine({
      text: '</section><script>alert(1)</script> & "скидки"',
      link: { text: '<b>Ещё</b>', href: '/sale?a=1&b="2"' },
    });
    const html = documentOf({ announcement: line });

    expect(html).toMatch(/<html lang="ru" data-announcement="[\w-]{8}">/);
    const [, inside = ''] = /<body>(<section id="announcement" .*<\/section>)<div id="root">/.exec(html) ?? [];
    document.body.innerHTML = inside;
    const region = screen.getByRole('region', { name: 'Объявление' });
    expect(region).toHaveTextContent('</section><script>alert(1)</script> & "скидки" <b>Ещё</b>');
    expect(within(region).getAllByRole('link')[0]).toHaveAttribute('href', '#main');
    expect(within(region).getByRole('link', { name: '<b>Ещё</b>' })).toHaveAttribute('href', '/sale?a=1&b="2"');
    expect(within(region).getByRole('button', { name: 'Закрыть объявление' })).toBeInTheDocument();
    expect(region.querySelector('script, b, img')).toBeNull();
  });

  it('names an announcement by its words', () => {
    const attributeOf = (text: string, endsAt?: string) =>
      announcementLine({ text, ...(endsAt && { endsAt }) }).attribute;

    expect(attributeOf('Скидки')).toBe(attributeOf('Скидки', '2097-01-01T00:00:00.000Z'));
    expect(attributeOf('Скидки')).not.toBe(attributeOf('Распродажа'));
  });

  it('begins with the starter, which holds presses while the rest of the page arrives', () => {
    const [head = ''] = documentOf().split('<body>');

    expect(head).toContain('<script>start()</script></head>');
  });

  it('contains language, title, description, canonical address, Open Graph, styles and content', () => {
    const html = documentOf();

    expect(html).toMatch(/^<!doctype html><html lang="ru"><head><meta charset="utf-8">/);
    expect(html).toContain('<title>Каталог</title><meta name="description" content="Оборудование">');
    expect(html).toContain('<link rel="canonical" href="https://shop.test/products">');
    expect(html).toContain('<meta property="og:title" content="Каталог">');
    expect(html).toContain('<meta property="og:url" content="https://shop.test/products">');
    expect(html).toContain('<meta property="og:image" content="https://shop.test/og/products.png">');
    expect(html).toContain(
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    );
    expect(html).toContain('<meta property="og:image:alt" content="Каталог">');
    expect(html).toContain('<meta name="robots" content="index,follow">');
    expect(html).toContain('<style>h1{}</style>');
    expect(html).toContain('<div id="root"><h1>Каталог</h1></div>');
  });

  it('does not change the address of a picture on another site', () => {
    const html = documentOf({ picture: 'https://files.test/rental.png' });

    expect(html).toContain('<meta property="og:image" content="https://files.test/rental.png">');
  });

  it('escapes the head of a page', () => {
    const html = documentOf({
      head: { title: '</title><script>1</script>', description: '" onload="1' },
      path: '/a"b',
    });

    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;1&lt;/script&gt;</title>');
    expect(html).toContain('content="&quot; onload=&quot;1"');
    expect(html).toContain('href="https://shop.test/a&quot;b"');
  });

  it('escapes the data of a page', () => {
    const content = { text: '</script><img src=x onerror=alert(1)>' };

    const html = documentOf({ hydration: { ...hydration, page: { ...hydration.page, content } } });

    expect(html).not.toContain('<img');
    expect(blockOf(html, 'shop-hydration')).toMatchObject({ page: { content } });
    expect(blockOf(html, 'shop-starter')).toMatchObject({ scripts: [{ src: '/static/main.js' }] });
  });

  it('contains the canonical address that the page names', () => {
    const html = documentOf({ head: { title: 'a', description: 'b', canonicalPath: '/invis_duos' } });

    expect(html).toContain('<link rel="canonical" href="https://shop.test/invis_duos">');
  });

  it('has no canonical address for an unknown page, and is not indexed if its head says so', () => {
    const html = documentOf({ path: null, head: { title: 'a', description: 'b', isIndexed: false } });

    expect(html).not.toContain('canonical');
    expect(html).not.toContain('og:url');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('escapes JSON-LD', () => {
    const html = documentOf({
      head: { title: 'a', description: 'b', jsonLd: [{ '@type': 'Product', name: '</script>' }] },
    });

    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name: '</script>' });
  });

  it('contains no script but the starter', () => {
    const scripts = [...documentOf().matchAll(/<script([^>]*)>(.*?)<\/script>/g)]
      .filter(([, attributes = '']) => !attributes.includes('application/'))
      .map(([element]) => element);

    expect(scripts).toEqual(['<script>start()</script>']);
  });
});
