import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { textOf } from '../../support/html';
import { visit } from '../../support/pages';
import { startSite, type Site } from '../../support/site';
import { publishCandidate, replaceInBundles, runRemotes, titleIn } from '../../support/store';
import { expect, test } from '../../support/test';

const LIVE_WITHIN_MS = 3000;
const NEW_TITLE = 'Заголовок новой версии';
const BADGE = 'Предпросмотр';
const ROBOT = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

let site: Site;
/** The page's title in the live version. */
let title: string;

test.describe.configure({ mode: 'serial' });

const answer = (address: string, headers: Record<string, string> = {}) => fetch(site.url + address, { headers });
const titleFor = async (headers: Record<string, string>) =>
  textOf(await (await answer('/products', headers)).text(), 'h1');
const withShare = (id: string) => ({ cookie: `share=${id}` });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const publishNewTitle = (traffic: number) =>
  publishCandidate(site.dataDir, 'mfe-catalog', traffic, (version) =>
    replaceInBundles(site.dataDir, version, titleIn(title), `title:"${NEW_TITLE}"`),
  );

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite();
  title = await titleFor({});
});

test.afterAll(() => site.stop());

test.describe('a preview', () => {
  let link: string;

  test.beforeAll(async () => {
    const version = await publishNewTitle(0);
    const { code, stdout } = await runRemotes(site.dataDir, ['preview', `mfe-catalog@${version}`]);
    expect(code).toBe(0);
    const last = stdout.trim().split('\n').at(-1) ?? '';
    link = site.url + new URL(last).pathname;
    await expect
      .poll(async () => (await fetch(link, { redirect: 'manual' })).status, { timeout: LIVE_WITHIN_MS })
      .toBe(302);
  });

  for (const width of [390, 1440])
    test(
      `shows the new version with a badge to whoever opens its link, at ${width} px`,
      { tag: '@full' },
      async ({ page, browser, consoleMessages }) => {
        await page.setViewportSize({ width, height: 844 });
        await visit(page, link);
        expect(new URL(page.url()).pathname).toBe('/products');
        const badge = page.getByRole('complementary', { name: BADGE });
        await expect(badge).toContainText('mfe-catalog');
        const end = badge.getByRole('button', { name: 'Выйти' });
        const box = await end.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        await expectAccessible(page);

        const products = await visit(page, `${site.url}/products`);
        await expect(heading(page)).toHaveText(NEW_TITLE);
        expect(products?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
        await page.getByRole('contentinfo').getByRole('link', { name: 'Услуги' }).click();
        await expect(heading(page)).toHaveText('Услуги');
        await expect(badge).toBeVisible();

        const other = await browser.newPage();
        await other.goto(`${site.url}/products`);
        await expect(heading(other)).toHaveText(title);
        await expect(other.getByText(BADGE)).toHaveCount(0);
        await other.close();

        await end.click();
        await expect(page.getByRole('complementary', { name: BADGE })).toHaveCount(0);
        await visit(page, `${site.url}/products`);
        await expect(heading(page)).toHaveText(title);
        expect(consoleMessages).toEqual([]);
      },
    );

  test('begins and ends without scripts, too', { tag: '@full' }, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(link);
    await page.goto(`${site.url}/products`);
    await expect(heading(page)).toHaveText(NEW_TITLE);

    await page.getByRole('button', { name: 'Выйти' }).click();

    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText(BADGE)).toHaveCount(0);
    await page.close();
  });

  test('says so when its link is wrong', { tag: '@full' }, async ({ page, context }) => {
    const response = await page.goto(link.slice(0, -8));

    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Предпросмотр не открылся');
    await expectAccessible(page);
    expect(await context.cookies()).toEqual([]);
  });
});

/** One id of each side of the share. */
async function findSides(): Promise<{ stable: string; candidate: string }> {
  const sides = new Map<string, string>();
  for (let index = 0; sides.size < 2 && index < 100; index += 1) {
    const id = String(index).padStart(5, '0');
    sides.set((await answer('/products', withShare(id))).headers.get('x-shop-set') ?? '', id);
  }
  const ids = [...sides.values()];
  const titles = await Promise.all(ids.map((id) => titleFor(withShare(id))));
  const [stable = '', candidate = ''] = titles[0] === title ? ids : ids.toReversed();
  return { stable, candidate };
}

async function contextOf(browser: Browser, share: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'share', value: share, url: site.url }]);
  return context;
}

test('a share assigns two browsers differently, and each of them stays', { tag: '@full' }, async ({ browser }) => {
  await publishNewTitle(50);
  await expect
    .poll(async () => (await answer('/products')).headers.get('cache-control'), { timeout: LIVE_WITHIN_MS })
    .toBe('private, no-cache');
  const sides = await findSides();

  for (const [side, wanted] of [
    ['stable', title],
    ['candidate', NEW_TITLE],
  ] as const) {
    const context = await contextOf(browser, sides[side]);
    const page = await context.newPage();
    let documents = 0;
    page.on('request', (request) => void (documents += request.isNavigationRequest() ? 1 : 0));
    await visit(page, `${site.url}/services`);
    // The payload is of the page's set: no new document is needed.
    await page.getByRole('banner').getByRole('link', { name: 'Оборудование' }).click();
    await expect(heading(page)).toHaveText(wanted);
    expect(documents).toBe(1);
    await page.reload();
    await expect(heading(page)).toHaveText(wanted);
    await context.close();
  }
});

test(
  'a new visitor of a share gets its cookie, which scripts cannot read',
  { tag: '@full' },
  async ({ page, context }) => {
    await visit(page, `${site.url}/products`);

    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'share');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', value: expect.stringMatching(/^\d{5}$/) });
    const seen = await heading(page).textContent();
    await page.reload();
    await expect(heading(page)).toHaveText(seen ?? '');
  },
);

test('robots get the live version, and no cookie', { tag: '@full' }, async () => {
  const { headers } = await answer('/products', { 'user-agent': ROBOT });

  expect(headers.get('set-cookie')).toBeNull();
  expect(await titleFor({ 'user-agent': ROBOT })).toBe(title);
});

test('a candidate that throws costs its visitors nothing', { tag: '@full' }, async ({ browser }) => {
  const { candidate } = await findSides();
  await publishCandidate(site.dataDir, 'mfe-catalog', 99, async (version) => {
    await replaceInBundles(site.dataDir, version, titleIn(title), `title:(()=>{throw new Error("oops")})()`, 'server');
  });
  await expect.poll(() => titleFor(withShare(candidate)), { timeout: LIVE_WITHIN_MS }).toBe(title);

  const context = await contextOf(browser, candidate);
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  const response = await visit(page, `${site.url}/products`);

  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveText(title);
  expect(messages).toEqual([]);
  await context.close();
});
