import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { enterButton } from '../../support/account';
import { copyBuild } from '../../support/finished-build';
import { saveData, visit } from '../../support/pages';
import { startSecondHost } from '../../support/second-host';
import { findHost, startSite, type Site } from '../../support/site';
import {
  liveVersion,
  publishCopy,
  readRegistry,
  runRemotes,
  writeRegistry,
  type StoredRegistry,
} from '../../support/store';
import { startSwitch } from '../../support/switch';
import { startVisits } from '../../support/visitors';
import { expect, test } from '../../support/test';

const REMOTE = 'mfe-catalog';
const PANEL = 'Этот блок сейчас недоступен';
const LIVE_WITHIN_MS = 3000;
/** Each is published and rolled back: sixteen changes of what is live. */
const VERSIONS = 8;
const REQUESTS = 50_000;

let site: Site;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite();
});

test.afterAll(() => site.stop());

const html = async (address: string) => (await fetch(site.url + address)).text();
const live = async () => liveVersion(await readRegistry(site.dataDir), REMOTE).metadata.version;
const expectServed = (version: string) =>
  expect.poll(() => html('/products'), { timeout: LIVE_WITHIN_MS }).toContain(`/${REMOTE}/${version}/browser/`);

test(
  'versions are published and rolled back under load, with a browser clicking through, and nothing fails',
  { tag: '@full' },
  async ({ page, consoleMessages }) => {
    test.setTimeout(900_000);
    const before = await live();
    const endVisits = startVisits(
      site.url,
      ['/', '/products', '/invis_duos', '/services', '/cart', '/about'].map((address) => ({ path: address })),
    );
    await visit(page, `${site.url}/`);
    const openNext = async (name: string) => {
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByText(PANEL)).toHaveCount(0);
    };

    for (let number = 0; number < VERSIONS; number += 1) {
      const { folder, version } = await copyBuild(site.dataDir, REMOTE, `.${number}`);
      const [published] = await Promise.all([
        runRemotes(site.dataDir, ['publish', REMOTE, '--from', folder]),
        openNext('Оборудование'),
      ]);
      expect([published.code, published.stderr]).toEqual([0, '']);
      await expectServed(version);
      const [rolledBack] = await Promise.all([runRemotes(site.dataDir, ['rollback', REMOTE]), openNext('Услуги')]);
      expect(rolledBack.code).toBe(0);
      await expectServed(before);
    }

    const statuses = await endVisits(REQUESTS);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'a page that was opened before works after three more versions and a new host',
  { tag: '@full' },
  async ({ page, consoleMessages }) => {
    const door = await startSwitch(site.url);
    const other = await startSecondHost(site, (file) => /^(auth-dialog|burger-screen)\./.test(file));
    try {
      const first = await live();
      await saveData(page); // nothing is fetched ahead
      await visit(page, `${door.url}/invis_duos`);
      for (let number = 0; number < 3; number += 1) await publishCopy(site.dataDir, REMOTE, () => undefined);
      const newest = await live();
      await expect
        .poll(async () => (await fetch(`${other.url}/products`)).text(), { timeout: LIVE_WITHIN_MS })
        .toContain(`/${REMOTE}/${newest}/browser/`);
      door.to(other.url);

      // A part of the page that loads late: it is of the version that the page began with.
      const chunk = page.waitForResponse(/\/fast-order\.\w+\.js$/);
      await page.getByRole('button', { name: 'Быстрый заказ' }).click();
      const answer = await chunk;
      expect([answer.status(), answer.url()]).toEqual([200, expect.stringContaining(`/${REMOTE}/${first}/browser/`)]);
      await expect(page.getByRole('dialog', { name: 'Быстрый заказ' })).toBeVisible();
      await page.keyboard.press('Escape');
      // One of the host that the page came from: only the store has it now.
      await enterButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      // The next page is of the new version.
      await page.getByRole('banner').getByRole('link', { name: 'Услуги' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги');
      await expect(page.getByText(PANEL)).toHaveCount(0);
      expect(consoleMessages).toEqual([]);
    } finally {
      await other.stop();
      door.stop();
    }
  },
);

test.describe('a damaged registry changes nothing for visitors', () => {
  const file = () => path.join(site.dataDir, 'remotes/registry.json');
  let good: StoredRegistry;
  let text: string;

  test.beforeAll(async () => {
    good = await readRegistry(site.dataDir);
    text = await readFile(file(), 'utf8');
  });

  test.afterEach(() => writeRegistry(site.dataDir, good));

  const evil = () => text.replaceAll(`"version": "${liveVersion(good, REMOTE).metadata.version}"`, '"version": "evil"');

  for (const [what, damage] of [
    ['missing', () => rename(file(), `${file()}.gone`)],
    ['truncated', () => writeRegistry(site.dataDir, text.slice(0, text.length / 2))],
    ['of an unknown schema', () => writeRegistry(site.dataDir, { ...good, schema: 'https://example.org/v9.json' })],
    ['changed after it was signed', () => writeRegistry(site.dataDir, evil())],
    ['with one bad entry', () => writeRegistry(site.dataDir, withBadEntry(good))],
  ] as const)
    test(what, { tag: '@full' }, async () => {
      const before = await html('/products');
      const lines = site.output().length;

      await damage();

      // The host has looked at it, and says so.
      await expect.poll(() => site.output().slice(lines), { timeout: 5000 }).toMatch(/registry/);
      expect(scriptsOf(await html('/products'))).toEqual(scriptsOf(before));
      for (const address of ['/', '/cart', '/readyz']) expect((await fetch(site.url + address)).status).toBe(200);
    });

  test('missing while the host starts again', { tag: '@full' }, async () => {
    const before = scriptsOf(await html('/products'));
    await rename(file(), `${file()}.gone`);

    const host = await findHost(site);
    process.kill(host, 'SIGKILL');
    await expect.poll(() => findHost(site).catch(() => host), { timeout: 20_000 }).not.toBe(host);

    await expect.poll(() => html('/products').then(scriptsOf, () => []), { timeout: 20_000 }).toEqual(before);
  });
});

const scriptsOf = (page: string) => [...page.matchAll(/src="([^"]+\.js)"/g)].map(([, script]) => script);

/** The account's live version has an address that is none. */
function withBadEntry(registry: StoredRegistry): StoredRegistry {
  const damaged = structuredClone(registry);
  liveVersion(damaged, 'mfe-account').url = '';
  return damaged;
}
