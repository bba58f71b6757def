import type { Page, Route } from '@playwright/test';
import { buyButton, expectInCart, waitForHydration } from '../../support/pages';
import { expect, test } from '../../support/test';

const SCRIPT = /\/static\/main\.[^/]*\.js$/;
const RETRY = /\/static\/main\.[^/]*\.js\?r=1$/;
/** After this time a script is requested again. */
const SCRIPT_TIMEOUT_MS = 10_000;
const EITHER = /\/static\/main\.[^/]*\.js/;

/** Opens a page before its scripts have loaded. */
async function openEarly(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => 'shopStarter' in window);
}

async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('маяк');
  await page.getByRole('button', { name: 'Найти' }).click();
}

async function expectFound(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/products' && url.searchParams.get('q') === 'маяк');
  await expect(page.getByRole('article')).toHaveCount(6);
}

test('a script that is cut off is requested again, and a press counts once', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort('connectionreset'));
  await openEarly(page, '/invis_duos');

  await buyButton(page).click();

  await waitForHydration(page);
  await expectInCart(page, 6);
});

test('a form works as HTML when the script answers 404 permanently', async ({ page }) => {
  await page.route(EITHER, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await openEarly(page, '/products');

  await search(page);

  await expectFound(page);
});

test('a form and a link work as HTML when the script never answers', async ({ page }) => {
  // A request that is neither fulfilled nor aborted stays open.
  await page.route(EITHER, () => undefined);
  await openEarly(page, '/products');

  await search(page);
  await expectFound(page);
  const link = page.getByRole('article').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a form works as HTML when the start fails', async ({ page }) => {
  const damage = async (route: Route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace('id="shop-hydration">{', 'id="shop-hydration">') });
  };
  await page.route('**/products', damage);
  const hasFailed = page.waitForEvent('pageerror');
  await page.goto('/products');
  await hasFailed;

  await search(page);

  await expectFound(page);
});

test('a press on a slow connection counts once', async ({ page, consoleMessages }) => {
  let answer: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SCRIPT, async (route) => {
    await isReleased;
    await route.continue();
  });
  await openEarly(page, '/invis_duos');
  await buyButton(page).click();
  await buyButton(page).click();
  await expectInCart(page, 0);

  answer();

  await expectInCart(page, 6);
  expect(consoleMessages).toEqual([]);
});

test('a script that arrives after its retry does not start the page again', async ({ page, consoleMessages }) => {
  let answer: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SCRIPT, async (route) => {
    await isReleased;
    await route.continue();
  });
  const isRetried = page.waitForResponse(RETRY);
  await page.clock.install();
  const isRequested = page.waitForRequest(SCRIPT);
  await openEarly(page, '/invis_duos');
  await buyButton(page).click();
  await isRequested;
  await page.clock.fastForward(SCRIPT_TIMEOUT_MS);
  await isRetried;
  await expectInCart(page, 6);

  const isLoaded = page.waitForEvent('requestfinished', (request) => SCRIPT.test(request.url()));
  answer();
  await isLoaded;
  const menu = page.getByRole('banner').getByRole('button', { name: 'Решения' });
  await menu.click();

  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(consoleMessages).toEqual([]);
});
