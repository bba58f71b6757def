import type { Page, Request } from '@playwright/test';
import { readCatalogue } from '../support/api';
import { decode, fetchRaw } from '../support/html';
import { NAMED_PRODUCTS, plainSpaces, roubles, saveData, settle, visit } from '../support/pages';
import { expect, test } from '../support/test';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** Checks the page at 320 px and with the menu open, which overlaps the page without scripts. */
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open under the pointer, and nothing of them is cut off at 320 px', async ({ page }) => {
    await page.goto('/about');

    await expectNoSidewaysScroll(page);
    for (const [path, name] of Object.entries(NAMED_PRODUCTS)) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        path,
      );
    }
  });

  test('/products names every product with its price and a link', async ({ page, siteUrl }) => {
    const catalogue = await readCatalogue(siteUrl);

    await page.goto('/products');

    const main = page.getByRole('main');
    const text = plainSpaces(await main.innerText());
    for (const { name, price, slug, active } of catalogue.filter(({ type }) => type === 'product')) {
      const link = main.getByRole('link', { name, exact: true });
      if (active) await expect(link.first()).toHaveAttribute('href', `/${slug}`);
      else await expect(link).toHaveCount(0);
      if (active) expect(text).toContain(roubles(price));
    }
  });

  test('a link leads from the catalogue to a product', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('main').getByRole('link', { name: 'INVIS DUOS', exact: true }).first().click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');
    await expect(page.getByRole('main')).toContainText('Радиометка РМ-2');
  });
});

test('a trailing slash is answered with 301', async ({ siteUrl }) => {
  const answer = await fetchRaw(`${siteUrl}/products/?from=mail`);
  const outside = await fetchRaw(`${siteUrl}//evil.example/`);

  expect([answer.status, answer.headers.location]).toEqual([301, '/products?from=mail']);
  expect(outside.headers.location ?? '').not.toMatch(/^\/\//);
});

test('a guest who requests orders is sent home, where the sign-in dialog opens', async ({
  page,
  siteUrl,
  consoleMessages,
}) => {
  const answer = await fetchRaw(`${siteUrl}/orders`);
  expect([answer.status, answer.headers.location]).toEqual([302, '/?signin=%2Forders']);
  expect(answer.headers['cache-control']).toBe('private, no-store');

  await visit(page, '/orders');

  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/`);
  expect(consoleMessages).toEqual([]);
});

test('the guard also applies to links within the page', async ({ page, siteUrl }) => {
  await visit(page, '/services');
  await page.evaluate(() => {
    history.pushState(null, '', '/orders');
    dispatchEvent(new PopStateEvent('popstate'));
  });

  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('with the cookie, the page of orders is answered, and never cached', async ({ siteUrl }) => {
  const answer = await fetchRaw(`${siteUrl}/orders`, { cookie: 'x-auth-token=some-token' });

  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers.etag).toBeUndefined();
  expect(decode(answer)).not.toContain('some-token');
});

const FILE_TYPES = ['script', 'font', 'image', 'stylesheet'];

for (const address of ['/', '/products', '/invis_duos']) {
  test(`${address} requests only scripts, fonts and pictures after its HTML`, async ({
    page,
    siteUrl,
    consoleMessages,
  }) => {
    await saveData(page); // no prefetching
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
    expect(consoleMessages).toEqual([]);
  });
}

test('an unchanged page is answered with 304', async ({ siteUrl }) => {
  const first = await fetchRaw(`${siteUrl}/products`);
  const again = await fetchRaw(`${siteUrl}/products`, { 'if-none-match': first.headers.etag ?? '' });
  const changed = await fetchRaw(`${siteUrl}/products`, { 'if-none-match': '"another"' });

  expect(first.headers.etag).toMatch(/^W\/"\S{20,}"$/);
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(changed.status).toBe(200);
});

test('a page is the same, compressed or plain', async ({ siteUrl }) => {
  const answers = await Promise.all(
    ENCODINGS.map((encoding) => fetchRaw(`${siteUrl}/products`, { 'accept-encoding': encoding })),
  );

  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(answers.map(({ headers }) => headers.vary)).toEqual(['accept-encoding', 'accept-encoding', 'accept-encoding']);
  const [brotli, gzip, plain] = answers.map(decode);
  expect(brotli).toBe(plain);
  expect(gzip).toBe(plain);
  expect(answers[0]?.body.length).toBeLessThan(answers[1]?.body.length ?? 0);
});

test('an encoding that the client refuses is not sent', async ({ siteUrl }) => {
  const answer = await fetchRaw(`${siteUrl}/products`, { 'accept-encoding': 'br;q=0, gzip' });

  expect(answer.headers['content-encoding']).toBe('gzip');
});

test('hashed files are cached forever, compressed, and with their type', async ({ page, siteUrl }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await visit(page, '/products');

  expect(scripts.some((url) => url.startsWith(`${siteUrl}/static/`))).toBe(true);
  expect(scripts.some((url) => url.startsWith(`${siteUrl}/remotes/mfe-catalog/`))).toBe(true);
  for (const url of scripts) {
    const answer = await fetchRaw(url, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
    const plain = await fetchRaw(url, { 'accept-encoding': 'identity' });
    if (answer.headers['content-encoding'] === 'br') expect(decode(answer)).toBe(decode(plain));
    else expect(plain.body.length).toBeLessThan(1500);
  }
});

test('server bundles, the registry and other files of the store are not served', async ({ siteUrl }) => {
  const registry = JSON.parse(decode(await fetchRaw(`${siteUrl}/remotes.json`))) as {
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
    const { status } = await fetchRaw(siteUrl + url);
    expect([url, status >= 400 && status < 500]).toEqual([url, true]);
  }
});

test('every page has the security headers', async ({ siteUrl }) => {
  for (const address of ['/', '/products', '/cart', '/no-such-page']) {
    const { headers } = await fetchRaw(siteUrl + address);
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

test('HSTS is sent only over https', async ({ siteUrl }) => {
  const plain = await fetchRaw(`${siteUrl}/`);
  const secure = await fetchRaw(`${siteUrl}/`, { 'x-forwarded-proto': 'https' });

  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect(Number(/max-age=(\d+)/.exec(String(secure.headers['strict-transport-security']))?.[1])).toBeGreaterThan(
    15_552_000,
  );
});

test("the page's CSP stops an injected script", async ({ page }) => {
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
  const text = decode(await fetchRaw(`${siteUrl}/metrics`));
  return Number(new RegExp(`shop_host_page_lookups_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

test('a rendered page is cached for the next visitors, whatever their query', async ({ siteUrl }) => {
  const first = await fetchRaw(`${siteUrl}/info_payment_rules`);
  const [misses, hits] = [await countLookups(siteUrl, 'miss'), await countLookups(siteUrl, 'hit')];
  const next = await Promise.all(
    ['', '?utm_source=mail', '?a=1'].map((query) => fetchRaw(`${siteUrl}/info_payment_rules${query}`)),
  );

  expect(next.map(({ headers }) => headers.etag)).toEqual([first.headers.etag, first.headers.etag, first.headers.etag]);
  expect(await countLookups(siteUrl, 'miss')).toBe(misses);
  expect(await countLookups(siteUrl, 'hit')).toBe(hits + 3);
});
