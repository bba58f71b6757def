import type { APIRequestContext } from '@playwright/test';
import { addressesOfSitemap, firstMatch, jsonLdOf, metaOf, textOf } from '../../support/html';
import { askShop, unknownNumbersOf } from '../../support/numbers';
import { NAMED_PRODUCTS } from '../../support/pages';
import { expect, test } from '../../support/test';

/** Parallel requests: enough to be quick, few enough to avoid timeouts. */
const AT_ONCE = 8;
/** The first sixteen bytes of a PNG; its size in pixels follows. */
const PNG_HEADER = '89504e470d0a1a0a0000000d49484452';

/** What a page without its content would show. */
const PENDING = /aria-busy="true"|Загружаем/;

interface SitePage {
  address: string;
  status: number;
  html: string;
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))));
  return results;
}

async function pagesOfSitemap(request: APIRequestContext): Promise<SitePage[]> {
  return inTurn(await addressesOfSitemap(request), async (address) => {
    const answer = await request.get(address);
    return { address, status: answer.status(), html: await answer.text() };
  });
}

/** A page's links to this site; anchors within a page are checked by the remotes' own tests. */
function linksOf({ html }: SitePage): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

test('every page is complete without scripts, describes itself, says no number that the shop does not know, and links only to pages and pictures that exist', async ({
  request,
  siteUrl,
}) => {
  const pages = await pagesOfSitemap(request);
  expect(pages.length).toBeGreaterThan(Object.keys(NAMED_PRODUCTS).length);

  for (const { address, status, html } of pages) {
    await test.step(address, () => {
      expect(status).toBe(200);
      const title = firstMatch(html, /<title>([^<]+)<\/title>/);
      expect(title.length).toBeGreaterThan(5);
      expect(textOf(html, 'h1')).not.toBe('');
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(textOf(html, 'main').length).toBeGreaterThan(200);
      expect(html).toMatch(/<main[\s\S]*<a\s[^>]*href=[\s\S]*<\/main>/);
      expect(html).not.toMatch(PENDING);
      expect(firstMatch(html, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(30);
      expect(firstMatch(html, /<link rel="canonical" href="([^"]+)"/)).toBe(siteUrl + address);
      expect(metaOf(html, 'og:title')).toBe(title);
      expect(metaOf(html, 'og:url')).toBe(siteUrl + address);
      expect(metaOf(html, 'og:description')).not.toBe('');
      expect(metaOf(html, 'og:type')).toBe('website');
      expect(metaOf(html, 'og:image:width')).toBe('1200');
      expect(metaOf(html, 'og:image:height')).toBe('630');
      expect(metaOf(html, 'og:image:alt')).toBe(title);
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      const blocks = jsonLdOf(html);
      expect(blocks.length).toBeGreaterThan(0);
      for (const block of blocks)
        expect(block).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    });
  }
  for (const read of [
    (html: string) => firstMatch(html, /<title>([^<]+)<\/title>/),
    (html: string) => metaOf(html, 'og:image'),
  ])
    expect(new Set(pages.map(({ html }) => read(html))).size).toBe(pages.length);

  const shop = await askShop(siteUrl);
  const unknown = (page: SitePage) => unknownNumbersOf(page, shop).map((number) => `${page.address}: ${number}`);
  expect(pages.flatMap(unknown)).toEqual([]);
  // 14 h are right for DUOS ONLINE LITE, 72 h for INVIS DUOS.
  for (const [address, number] of [
    ['/', '73 ч'],
    ['/duos_online', '72 ч'],
  ]) {
    const planted = pages.filter((page) => page.address === address);
    const wrong = planted.map((page) => ({ ...page, html: page.html.replace('</h1>', ` за ${number}</h1>`) }));
    expect(wrong.flatMap(unknown)).toEqual([`${address}: ${number}`]);
  }

  const links = new Set(pages.flatMap(linksOf));
  for (const path of Object.keys(NAMED_PRODUCTS)) expect([...links]).toContain(path);
  for (const { address } of pages) links.delete(address);
  const answers = await inTurn([...links], async (link) => `${link}: ${(await request.get(link)).status()}`);
  expect(answers.filter((answer) => !answer.endsWith(': 200'))).toEqual([]);

  const isDrawn = ({ html }: SitePage) => new URL(metaOf(html, 'og:image')).pathname.startsWith('/og/');
  for (const { address, html } of pages.filter(isDrawn))
    expect(metaOf(html, 'og:image')).toBe(`${siteUrl}/og${address}.png`);
  // Drawing takes long, and follows from the address: one of each depth is enough.
  const drawn = new Map(pages.filter(isDrawn).map((one) => [one.address.split('/').length, one]));
  const pictures = [...pages.filter((one) => !isDrawn(one)), ...drawn.values()].map(({ html }) =>
    metaOf(html, 'og:image'),
  );
  const found = await inTurn(pictures, async (picture) => {
    const answer = await request.get(picture);
    const bytes = await answer.body();
    return {
      picture,
      status: answer.status(),
      type: answer.headers()['content-type'],
      header: bytes.toString('hex', 0, 16),
      size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    };
  });
  const wanted = { status: 200, type: 'image/png', header: PNG_HEADER, size: [1200, 630] };
  expect(found).toEqual(pictures.map((picture) => ({ picture, ...wanted })));
});

test('the sitemap lists public pages only, and robots.txt names the sitemap', async ({ request, siteUrl }) => {
  const addresses = await addressesOfSitemap(request);
  const robots = await (await request.get('/robots.txt')).text();

  for (const address of ['/', '/products', '/services', ...Object.keys(NAMED_PRODUCTS), '/about', '/support'])
    expect(addresses).toContain(address);
  expect(addresses.filter((address) => /\/(cart|checkout|orders|compare)/.test(address))).toEqual([]);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots).toMatch(/Disallow: \/cart/);
});

test('a product page describes its offer to search engines', async ({ request }) => {
  const blocks = jsonLdOf(await (await request.get('/invis_duos')).text());

  const product = blocks.find((block) => block['@type'] === 'Product');
  expect(product).toMatchObject({ name: 'INVIS DUOS', offers: { '@type': 'Offer', priceCurrency: 'RUB' } });
  expect(blocks.some((block) => block['@type'] === 'BreadcrumbList')).toBe(true);
});

test('a product that is no longer sold answers 410, says so in HTML alone and offers others of its category', async ({
  request,
}) => {
  const answer = await request.get('/tracker_tm2');
  const html = await answer.text();

  expect(answer.status()).toBe(410);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(await addressesOfSitemap(request)).not.toContain('/tracker_tm2');
  expect(textOf(html, 'h1')).toBe('Трекер ТМ-2');
  expect(textOf(html, 'main')).toContain('Товар снят с продажи');
  const offers = [...html.matchAll(/<article[\s>][\s\S]*?<\/article>/g)].map(([offer]) => textOf(offer, 'h3'));
  expect(offers).toEqual(['DUOS ONLINE LITE', 'INVIS DUOS Logistic', 'Трекер ТМ-4']);
  expect(textOf(html, 'main')).not.toContain('Быстрый заказ');
});

test('a page that does not exist answers 404, is not indexed and has the picture of the shop', async ({
  request,
  siteUrl,
}) => {
  for (const address of ['/no-such-page', '/deep/er/no-such-page', '/unknown_slug', '/dialog/gone']) {
    const answer = await request.get(address);
    const html = await answer.text();

    expect([address, answer.status()]).toEqual([address, 404]);
    expect(textOf(html, 'main')).toContain('This page could not be found');
    expect(firstMatch(html, /<main[\s\S]*?href="(\/)"[^>]*>На главную/)).toBe('/');
    expect(html).not.toContain('rel="canonical"');
    expect(metaOf(html, 'og:image')).toBe(`${siteUrl}/og.png`);
  }
  expect((await request.get('/og/no-such-page.png')).status()).toBe(404);
});
