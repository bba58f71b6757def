import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Browser, Page } from '@playwright/test';
import { copyBuild } from '../../support/finished-build';
import { visit } from '../../support/pages';
import { startSite, type Site } from '../../support/site';
import { liveVersion, readRegistry, runRemotes } from '../../support/store';
import { startVisits } from '../../support/visitors';
import { expect, test } from '../../support/test';

const REMOTE = 'mfe-catalog';
const PANEL = 'Этот блок сейчас недоступен';
/** Above the 200 views that the judge waits for. */
const VISITORS = 210;
/** A report reaches the publisher within 2 s, and its judge looks every 2 s. */
const TAKEN_BACK_WITHIN_MS = 10_000;

let site: Site;
let webhook: Server;
const told: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  webhook = createServer((request, response) => {
    void json(request).then((body) => {
      told.push((body as { text: string }).text); // what delivery sends to chats
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  const { port } = webhook.address() as AddressInfo; // it listens on a port
  site = await startSite({ env: { DELIVERY_WEBHOOK_URL: `http://127.0.0.1:${port}/`, RATE_LIMITS: 'off' } });
});

test.afterAll(async () => {
  await site.stop();
  webhook.close();
});

const products = (share: string) => fetch(`${site.url}/products`, { headers: { cookie: `share=${share}` } });

/** One cookie of each side of a share. */
async function findSides(): Promise<{ stable: string; candidate: string }> {
  const robot = await fetch(`${site.url}/products`, { headers: { 'user-agent': 'YandexBot/3.0' } });
  const stableSet = robot.headers.get('x-shop-set');
  const sides = new Map<boolean, string>();
  for (let id = 10_000; sides.size < 2; id += 1)
    sides.set((await products(String(id))).headers.get('x-shop-set') === stableSet, String(id));
  return { stable: sides.get(true) ?? '', candidate: sides.get(false) ?? '' };
}

async function openAs(browser: Browser, share: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  await context.addCookies([{ name: 'share', value: share, url: site.url }]);
  return context.newPage();
}

/** What a browser reports of a page: the bodies of its calls of `/rum` with counts. */
async function reportsOf(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.route('**/rum', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('"versions"')) bodies.push(body);
    await route.continue();
  });
  await visit(page, '/products');
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  return bodies;
}

/** Lets as many other visitors get a page, and report the same of it. */
async function repeat(reports: readonly string[], share: string): Promise<void> {
  for (let visitor = 1; visitor < VISITORS; visitor += 1) {
    const forwarded = { 'x-forwarded-for': `203.0.113.${visitor}` };
    const page = await fetch(`${site.url}/products`, { headers: { ...forwarded, cookie: `share=${share}` } });
    const [, word] = /^page;desc="(.+)"$/.exec(page.headers.get('server-timing') ?? '') ?? [];
    expect(word).toBeDefined();
    for (const text of reports) {
      const body = JSON.stringify({ ...(JSON.parse(text) as object), word });
      expect((await fetch(`${site.url}/rum`, { method: 'POST', headers: forwarded, body })).status).toBe(204);
    }
  }
}

/** Reports of somebody who has no page: the same body again and again. */
async function forge(body: string): Promise<void> {
  for (let report = 0; report < 60; report += 1) await fetch(`${site.url}/rum`, { method: 'POST', body });
}

const statusOf = async (version: string) => {
  const { stdout } = await runRemotes(site.dataDir, ['status', '--json', '--site', site.url], { SHOP_TOKEN: token });
  return (JSON.parse(stdout) as { version: string }[]).find((one) => one.version === version);
};

let token: string;

test(
  'a candidate that throws in browsers is taken back by itself, and no visitor of the stable version notices',
  { tag: '@full' },
  async ({ browser }) => {
    test.setTimeout(120_000);
    const made = await runRemotes(site.dataDir, ['token', REMOTE, '--can', 'publish']);
    token = made.stdout.trim().split('\n').at(-1) ?? '';
    const live = liveVersion(await readRegistry(site.dataDir), REMOTE).metadata.version;
    const { folder, version } = await copyBuild(site.dataDir, REMOTE, '.c', {
      from: /"Оборудование"/,
      to: 'oops()',
    });
    const published = await runRemotes(site.dataDir, ['publish', REMOTE, '--from', folder, '--traffic', '0']);
    expect([published.code, published.stderr]).toEqual([0, '']);
    const stages = ['--stages', '10,50,100', '--every', '15m'];
    const promoted = await runRemotes(site.dataDir, ['promote', `${REMOTE}@${version}`, ...stages]);
    expect(promoted).toMatchObject({ code: 0, stderr: '' });
    expect(promoted.stdout).toContain(`${REMOTE} ${version} gets 10 % of the visitors`);
    expect(promoted.stdout).toMatch(/^50 % follow in 15m unless it is worse; to watch: .* status --watch\n$/m);
    await expect.poll(async () => (await fetch(`${site.url}/remotes.json`)).text()).toContain(version);
    const { stable, candidate } = await findSides();

    const [shopper, guineaPig] = [await openAs(browser, stable), await openAs(browser, candidate)];
    const noticed: string[] = [];
    shopper.on('console', (message) => message.type() === 'error' && noticed.push(message.text()));
    shopper.on('pageerror', ({ message }) => noticed.push(message));
    const good = await reportsOf(shopper);
    const bad = await reportsOf(guineaPig);
    await expect(guineaPig.getByText(PANEL)).toBeVisible();
    const cookie = `share=${stable}`;
    const endVisits = startVisits(
      site.url,
      ['/products', '/services', '/', '/cart'].map((path) => ({ path, headers: { cookie } })),
    );
    // A browser reads the word from the header; without it, the visitor would not count.
    for (const body of [...good, ...bad]) expect(body).toContain('"word":"');
    await repeat(good, stable);
    const [one = ''] = bad;
    await forge(one);
    await repeat(bad, candidate);

    const registered = async () =>
      (await readRegistry(site.dataDir)).microFrontends[REMOTE]?.find(({ metadata }) => metadata.version === version);
    await expect
      .poll(async () => (await registered())?.extras, { timeout: TAKEN_BACK_WITHIN_MS })
      .toMatchObject({
        withdrawn: { why: expect.stringMatching(/^\d+ of \d+ visitors failed \(\d+\.\d %\), of the live/) },
      });
    const why = (await registered())?.extras.withdrawn?.why;

    // Whoever had the candidate gets the live version with the next page.
    await expect.poll(async () => (await products(candidate)).headers.get('cache-control')).not.toContain('private');
    await visit(guineaPig, '/products');
    await expect(guineaPig.getByText(PANEL)).toHaveCount(0);
    await shopper.getByRole('banner').getByRole('link', { name: 'Услуги' }).click();
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Услуги');
    const statuses = await endVisits();
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(noticed).toEqual([]);

    expect(await statusOf(version)).toMatchObject({ share: 0, isCandidate: false, withdrawn: { why } });
    const { stdout } = await runRemotes(site.dataDir, ['history', '--json', '--limit', '1']);
    expect(JSON.parse(stdout)).toEqual([
      expect.objectContaining({ who: 'judge', action: 'withdraw', remote: REMOTE, from: version, to: live, why }),
    ]);
    await expect.poll(() => told.at(-1)).toBe(`judge: withdraw ${REMOTE} ${version} → ${live} (${why})`);
    for (const page of [shopper, guineaPig]) await page.context().close();
  },
);
