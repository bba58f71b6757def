import type { Request } from '@playwright/test';
import { decode, fetchRaw } from '../../support/html';
import { saveData, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

const FILE_TYPES = ['script', 'font', 'image', 'stylesheet'];
/** On the page of rentals. */
const TEXT_OF_ANOTHER_PAGE = 'Машина вернётся';

test('a page requests only scripts, fonts and pictures after its HTML, and no texts of other pages', async ({
  page,
  siteUrl,
  consoleMessages,
}) => {
  await saveData(page); // no prefetching
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));

  for (const address of ['/', '/products', '/invis_duos']) {
    await test.step(address, async () => {
      requests.length = 0;
      await visit(page, address);
      await page.waitForLoadState('networkidle'); // a call of the API may come late

      const files = requests.filter((one) => !one.isNavigationRequest() && !one.url().endsWith('/favicon.svg'));
      const urls = requests.map((one) => one.url());
      expect(files.filter((one) => !FILE_TYPES.includes(one.resourceType())).map((one) => one.url())).toEqual([]);
      expect(urls.filter((url) => /manifest|remotes\.json|\/api/.test(url))).toEqual([]);
      expect(urls.filter((url) => !url.startsWith(siteUrl) && !url.startsWith('data:'))).toEqual([]);
      const scripts = urls.filter((url) => /\.js(\?|$)/.test(url));
      expect(scripts.length).toBeGreaterThan(3);
      for (const url of scripts) expect(decode(await fetchRaw(url))).not.toContain(TEXT_OF_ANOTHER_PAGE);
    });
  }
  expect(consoleMessages).toEqual([]);
});

test('hashed files are cached forever, compressed, and with their type', async ({ request, siteUrl }) => {
  const html = await (await request.get('/products')).text();
  const scripts = new Set([...html.matchAll(/"(\/(?:static|remotes)\/[^"]+\.js)"/g)].map(([, path = '']) => path));

  expect([...scripts].some((path) => path.startsWith('/static/'))).toBe(true);
  expect([...scripts].some((path) => path.startsWith('/remotes/mfe-catalog/'))).toBe(true);
  for (const path of scripts) {
    const answer = await fetchRaw(siteUrl + path, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
    const plain = await fetchRaw(siteUrl + path, { 'accept-encoding': 'identity' });
    if (answer.headers['content-encoding'] === 'br') expect(decode(answer)).toBe(decode(plain));
    else expect(plain.body.length).toBeLessThan(1500);
  }
});

test("the page's CSP stops an injected script", async ({ page }) => {
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
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
