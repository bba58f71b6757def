import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test';

/** Addresses asked at once: enough to be quick, few enough to leave the site its time-outs. */
const AT_ONCE = 4;
/** The first sixteen bytes of a PNG; its size in pixels follows. */
const PNG_HEADER = '89504e470d0a1a0a0000000d49484452';

interface SitePage {
  address: string;
  html: string;
}

let pages: SitePage[];

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))));
  return results;
}

async function pagesOfSitemap(request: APIRequestContext): Promise<SitePage[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return inTurn(addresses, async (address) => ({ address, html: await (await request.get(address)).text() }));
}

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1] ?? '';

/** Links of a page to this site; an anchor alone is checked by the remote's own tests. */
function linksOf({ html }: SitePage): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000);
  pages = await pagesOfSitemap(request);
});

test('every link of every page of the sitemap leads somewhere', async ({ request }) => {
  test.setTimeout(180_000);
  const links = [...new Set(pages.flatMap(linksOf))];
  expect(links.length).toBeGreaterThan(60);

  const answers = await inTurn(links, async (link) => `${link}: ${(await request.get(link)).status()}`);

  expect(answers.filter((answer) => !answer.endsWith(': 200'))).toEqual([]);
});

test('every page of the sitemap has a picture of its own for social networks', async ({ request }) => {
  test.setTimeout(240_000);
  const pictures = pages.map(({ html }) => contentOf(html, 'og:image'));
  expect(new Set(pictures).size).toBe(pages.length);

  const answers = await inTurn(pictures, async (picture) => {
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
  expect(answers).toEqual(pictures.map((picture) => ({ picture, ...wanted })));
});

test('every page of the sitemap says what its picture is', () => {
  for (const { address, html } of pages) {
    const said = Object.fromEntries(
      ['og:type', 'og:url', 'og:image:width', 'og:image:height', 'twitter:card'].map((name) => [
        name,
        contentOf(html, name),
      ]),
    );
    expect(said).toEqual({
      'og:type': 'website',
      'og:url': address,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(contentOf(html, 'og:image:alt')).toBe(contentOf(html, 'og:title'));
    expect(contentOf(html, 'og:description')).not.toBe('');
  }
});

test("what is nobody's page has the picture of the shop", async ({ request, siteUrl }) => {
  const html = await (await request.get('/no-such-page')).text();

  expect(contentOf(html, 'og:image')).toBe(`${siteUrl}/og.png`);
  expect((await request.get('/og/no-such-page.png')).status()).toBe(404);
});
