import type { Page, Request } from '@playwright/test';
import { readCatalogue } from '../../support/api';
import { decode, fetchRaw } from '../../support/html';
import { NAMED_PRODUCTS, plainSpaces, roubles, saveData, settle, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

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
