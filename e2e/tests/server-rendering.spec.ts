import { request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { buyButton, expectInCart, NAMED_PRODUCTS, plainSpaces, settle, visit } from '../support/pages';
import { expect, test } from '../support/test';

const PUBLIC_PAGES: Readonly<Record<string, string | RegExp>> = {
  '/': /\S/,
  '/products': 'Оборудование',
  '/services': 'Услуги',
  ...NAMED_PRODUCTS,
  '/rental': /^Машина вернётся/,
  '/lease': /^Предмет лизинга/,
  '/logistic': /^Рейс, топливо/,
  '/integrators': /^Сервер Мониторинга/,
  '/about': /^Прячем блоки/,
  '/media': 'Медиа',
  '/documents': 'Документы',
  '/documents/manuals/invis_duos': 'INVIS DUOS. Руководство владельца',
  '/contacts': 'Контакты',
  '/info_order': 'Как заказать',
  '/info_payment': 'Способы оплаты',
  '/info_payment_rules': 'Правила оплаты',
  '/info_delivery': 'Доставка',
  '/info_exchange_and_returns': /^Обмен и\sвозврат$/,
  '/support': /^Сначала то/,
  '/dialog/invis_duos/tag': /^Метка не\sоткликается$/,
};
const NOT_FOUND = 'This page could not be found';
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

interface Raw {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Asks as bytes, so that neither a redirect nor a compression is taken out of sight. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    httpRequest(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function decode({ headers, body }: Raw): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString('utf8');
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}

/** Not at 320 px, nor with the menu open, which hangs over the page where there are no scripts. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('banner').getByRole('button', { name: 'Решения' }).focus();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Интеграторы/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

function attribute(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, heading] of Object.entries(PUBLIC_PAGES)) {
    test(`${address} is whole`, async ({ page }) => {
      const answer = await page.goto(address);

      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const main = plainSpaces(await page.getByRole('main').innerText());
      expect(main.length).toBeGreaterThan(400);
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Оборудование' })).toHaveAttribute(
        'href',
        '/products',
      );
      for (const [path, name] of Object.entries(NAMED_PRODUCTS)) {
        await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          path,
        );
      }
    });
  }

  test('/products names every product with its price and a link', async ({ page }) => {
    await page.goto('/products');

    const main = page.getByRole('main');
    for (const [path, name] of Object.entries(NAMED_PRODUCTS)) {
      await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
    }
    const text = plainSpaces(await main.innerText());
    for (const price of ['24 900 ₽', '16 900 ₽', '32 900 ₽', '7 900 ₽', '27 500 ₽']) expect(text).toContain(price);
    expect(text).not.toContain('Трекер ТМ-2');
  });

  test('a link leads from the catalogue to a product', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('main').getByRole('link', { name: 'INVIS DUOS', exact: true }).first().click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');
    await expect(page.getByRole('main')).toContainText('Радиометка РМ-2');
  });

  for (const address of ['/no-such-page', '/deep/er/no-such-page', '/unknown_slug']) {
    test(`${address} answers 404 with the words for it`, async ({ page }) => {
      const answer = await page.goto(address);

      expect(answer?.status()).toBe(404);
      await expect(page.getByText(NOT_FOUND, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    });
  }
});

test('a slash at the end is answered with 301', async ({ siteUrl }) => {
  const answer = await ask(`${siteUrl}/products/?from=mail`);
  const outside = await ask(`${siteUrl}//evil.example/`);

  expect([answer.status, answer.headers.location]).toEqual([301, '/products?from=mail']);
  expect(outside.headers.location ?? '').not.toMatch(/^\/\//);
});

test('a guest who asks for orders is sent home, where the sign-in dialog opens', async ({
  page,
  siteUrl,
  complaints,
}) => {
  const answer = await ask(`${siteUrl}/orders`);
  expect([answer.status, answer.headers.location]).toEqual([302, '/?signin=%2Forders']);
  expect(answer.headers['cache-control']).toBe('private, no-store');

  await visit(page, '/orders');

  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/`);
  expect(complaints).toEqual([]);
});

test('the guard holds for links inside the page as well', async ({ page, siteUrl }) => {
  await visit(page, '/services');
  await page.evaluate(() => {
    history.pushState(null, '', '/orders');
    dispatchEvent(new PopStateEvent('popstate'));
  });

  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('with the cookie the page of orders answers, kept by no one', async ({ siteUrl }) => {
  const answer = await ask(`${siteUrl}/orders`, { cookie: 'x-auth-token=some-token' });

  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers.etag).toBeUndefined();
  expect(decode(answer)).not.toContain('some-token');
});

for (const address of Object.keys(PUBLIC_PAGES)) {
  test(`${address} says what it is`, async ({ siteUrl }) => {
    const html = decode(await ask(siteUrl + address));

    const title = attribute(html, /<title>([^<]+)<\/title>/);
    expect(title.length).toBeGreaterThan(5);
    expect(attribute(html, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(30);
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(siteUrl + address);
    expect(attribute(html, /<meta property="og:title" content="([^"]+)"/)).toBe(title);
    expect(attribute(html, /<meta property="og:url" content="([^"]+)"/)).toBe(siteUrl + address);
    const picture = attribute(html, /<meta property="og:image" content="([^"]+)"/);
    expect((await ask(picture)).status).toBe(200);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(blocks.length).toBeGreaterThan(0);
    for (const [, text = ''] of blocks) {
      expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    }
  });
}

test('a product page describes its offer to search engines', async ({ siteUrl }) => {
  const html = decode(await ask(`${siteUrl}/invis_duos`));
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

  const product = blocks.find((block) => block['@type'] === 'Product');
  expect(product).toMatchObject({ name: 'INVIS DUOS', offers: { '@type': 'Offer', priceCurrency: 'RUB' } });
  expect(Number((product?.offers as { price: unknown }).price)).toBe(24_900);
  expect(blocks.some((block) => block['@type'] === 'BreadcrumbList')).toBe(true);
});

test('no two public pages have one title', async ({ siteUrl }) => {
  const titles = await Promise.all(
    Object.keys(PUBLIC_PAGES).map(async (address) =>
      attribute(decode(await ask(siteUrl + address)), /<title>([^<]+)<\/title>/),
    ),
  );

  expect(new Set(titles).size).toBe(titles.length);
});

test('sitemap.xml names public pages that answer, robots.txt names the sitemap', async ({ siteUrl }) => {
  const sitemap = decode(await ask(`${siteUrl}/sitemap.xml`));
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const robots = decode(await ask(`${siteUrl}/robots.txt`));

  for (const address of Object.keys(PUBLIC_PAGES)) expect(addresses).toContain(siteUrl + address);
  expect(addresses.filter((address) => /\/(cart|checkout|orders|compare)/.test(address))).toEqual([]);
  for (const address of addresses) expect([address, (await ask(address)).status]).toEqual([address, 200]);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots).toMatch(/Disallow: \/cart/);
});

const FILE_TYPES = ['script', 'font', 'image', 'stylesheet'];

for (const address of ['/', '/products', '/invis_duos']) {
  test(`${address} asks for scripts, fonts and pictures alone once its HTML is there`, async ({
    page,
    siteUrl,
    complaints,
  }) => {
    const others: string[] = [];
    const addresses: string[] = [];
    page.on('request', (request: Request) => {
      addresses.push(request.url());
      const isPage = request.isNavigationRequest();
      if (!isPage && !request.url().endsWith('/favicon.svg') && !FILE_TYPES.includes(request.resourceType()))
        others.push(`${request.resourceType()} ${request.url()}`);
    });

    await visit(page, address);
    await settle(page);

    expect(others).toEqual([]);
    expect(addresses.filter((url) => /manifest|remotes\.json|\/api/.test(url))).toEqual([]);
    expect(addresses.filter((url) => !url.startsWith(siteUrl) && !url.startsWith('data:'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

for (const address of ['/', '/products', '/invis_duos']) {
  test(`${address} comes to life with the rules the server wrote: none is put in again`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('style')) element.dataset.rules = textOf(element);
      });
      function textOf({ sheet }: HTMLStyleElement) {
        return [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('');
      }
    });
    await visit(page, address);
    await settle(page);

    const styles = await page.locator('style').evaluateAll((elements) =>
      elements.map((element) => ({
        before: element.dataset.rules ?? '',
        now: [...((element as HTMLStyleElement).sheet?.cssRules ?? [])].map((rule) => rule.cssText).join(''), // only <style> matches
      })),
    );

    const used = styles.filter(({ now }) => now !== '');
    expect(used.map(({ now }) => now)).toEqual(used.map(({ before }) => before));
    expect(used).toHaveLength(2);
    // Room for the cookie notice is what the style sheet says already, at the width of most windows.
    await expect(page.locator('html')).not.toHaveAttribute('style');
  });
}

for (const address of [...Object.keys(PUBLIC_PAGES), '/cart', '/checkout', '/compare', '/no-such-page']) {
  test(`${address} hydrates without a word in the console`, async ({ page, complaints }) => {
    await visit(page, address);
    await settle(page);

    // The browser itself reports the honest 404 of a page that does not exist.
    expect(complaints.filter((text) => !(address === '/no-such-page' && text.includes('status of 404')))).toEqual([]);
  });
}

test('an unchanged page is answered with 304', async ({ siteUrl }) => {
  const first = await ask(`${siteUrl}/products`);
  const again = await ask(`${siteUrl}/products`, { 'if-none-match': first.headers.etag ?? '' });
  const changed = await ask(`${siteUrl}/products`, { 'if-none-match': '"another"' });

  expect(first.headers.etag).toMatch(/^W\/"\S{20,}"$/);
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(changed.status).toBe(200);
});

test('a page is the same compressed and plain', async ({ siteUrl }) => {
  const answers = await Promise.all(
    ENCODINGS.map((encoding) => ask(`${siteUrl}/products`, { 'accept-encoding': encoding })),
  );

  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(answers.map(({ headers }) => headers.vary)).toEqual(['accept-encoding', 'accept-encoding', 'accept-encoding']);
  const [brotli, gzip, plain] = answers.map(decode);
  expect(brotli).toBe(plain);
  expect(gzip).toBe(plain);
  expect(answers[0]?.body.length).toBeLessThan(answers[1]?.body.length ?? 0);
});

test('an encoding that is refused is not sent', async ({ siteUrl }) => {
  const answer = await ask(`${siteUrl}/products`, { 'accept-encoding': 'br;q=0, gzip' });

  expect(answer.headers['content-encoding']).toBe('gzip');
});

test('hashed files are kept for ever, compressed, and with their type', async ({ page, siteUrl }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await visit(page, '/products');

  expect(scripts.some((url) => url.startsWith(`${siteUrl}/static/`))).toBe(true);
  expect(scripts.some((url) => url.startsWith(`${siteUrl}/remotes/mfe-catalog/`))).toBe(true);
  for (const url of scripts) {
    const answer = await ask(url, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
    const plain = await ask(url, { 'accept-encoding': 'identity' });
    if (answer.headers['content-encoding'] === 'br') expect(decode(answer)).toBe(decode(plain));
    else expect(plain.body.length).toBeLessThan(1500);
  }
});

test('server bundles, the registry file and its neighbours stay inside', async ({ siteUrl }) => {
  const registry = JSON.parse(decode(await ask(`${siteUrl}/remotes.json`))) as {
    microFrontends: Record<string, { extras: { server: { url: string } } }[]>;
  };
  const bundles = Object.values(registry.microFrontends).flatMap((versions) =>
    versions.map(({ extras }) => extras.server.url),
  );

  expect(bundles.length).toBeGreaterThanOrEqual(4);
  for (const url of [
    ...bundles,
    '/remotes/registry.json',
    '/remotes/..%2fdatabase/PG_VERSION',
    '/static/..%2f..%2fserver/main.cjs',
  ]) {
    const { status } = await ask(siteUrl + url);
    expect([url, status >= 400 && status < 500]).toEqual([url, true]);
  }
});

test('the headers of a careful shop stand on every page', async ({ siteUrl }) => {
  for (const address of ['/', '/products', '/cart', '/no-such-page']) {
    const { headers } = await ask(siteUrl + address);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*(?![\w.])/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test('HSTS is sent to those alone who came by https', async ({ siteUrl }) => {
  const plain = await ask(`${siteUrl}/`);
  const secure = await ask(`${siteUrl}/`, { 'x-forwarded-proto': 'https' });

  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect(Number(/max-age=(\d+)/.exec(String(secure.headers['strict-transport-security']))?.[1])).toBeGreaterThan(
    15_552_000,
  );
});

test('the policy of the page stops a script that someone slips in', async ({ page }) => {
  await visit(page, '/products');
  const outcome = await page.evaluate(() => {
    const inline = document.createElement('script');
    try {
      inline.textContent = 'window.slippedIn = true';
      document.body.append(inline);
    } catch (error) {
      return (error as Error).name;
    }
    return 'slippedIn' in window ? 'ran' : 'stopped';
  });

  expect(['TypeError', 'stopped']).toContain(outcome);
});

async function countLookups(siteUrl: string, result: string): Promise<number> {
  const text = decode(await ask(`${siteUrl}/metrics`));
  return Number(new RegExp(`shop_host_page_lookups_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

test('a page rendered once is kept for the next visitors, whatever their query says', async ({ siteUrl }) => {
  const first = await ask(`${siteUrl}/info_payment_rules`);
  const [misses, hits] = [await countLookups(siteUrl, 'miss'), await countLookups(siteUrl, 'hit')];
  const next = await Promise.all(
    ['', '?utm_source=mail', '?a=1'].map((query) => ask(`${siteUrl}/info_payment_rules${query}`)),
  );

  expect(next.map(({ headers }) => headers.etag)).toEqual([first.headers.etag, first.headers.etag, first.headers.etag]);
  expect(await countLookups(siteUrl, 'miss')).toBe(misses);
  expect(await countLookups(siteUrl, 'hit')).toBe(hits + 3);
});

async function holdMainScript(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/main*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a press before hydration is not lost', async ({ page, complaints }) => {
  const release = await holdMainScript(page);
  await page.goto('/invis_duos', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => 'shopStarter' in window);
  await buyButton(page).click();
  await expectInCart(page, 0);

  release();

  await expectInCart(page, 6);
  expect(complaints).toEqual([]);
});

test('a link pressed before hydration works as a link', async ({ page }) => {
  await holdMainScript(page);
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('link', { name: 'INVIS DUOS', exact: true }).first().click();

  await expect(page).toHaveURL(/\/invis_duos$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');
});
