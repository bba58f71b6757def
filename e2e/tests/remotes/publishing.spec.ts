import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textOf } from '../../support/html';
import { visit } from '../../support/pages';
import { findHost, startSite, type Site } from '../../support/site';
import {
  integrityOf,
  liveVersion,
  publishCopy,
  readRegistry,
  replaceInBundles,
  runRemotes,
  type StoredVersion,
  titleIn,
  writeRegistry,
} from '../../support/store';
import { expect, test } from '../../support/test';

const LIVE_WITHIN_MS = 2000;
const OLD_TITLE = 'Заголовок прежней версии';
const PANEL = 'Этот блок сейчас недоступен';

let site: Site;
/** The page's title in the current build. */
let title: string;
let built: StoredVersion;
let older: StoredVersion;

// A publication checks all that it offers: seconds on a quiet machine, many on a busy one.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const html = async (address: string) => (await fetch(site.url + address)).text();
const mainScript = async () => /\/static\/main\.[^"]+\.js/.exec(await html('/products'))?.[0];
const live = async (name: string) => liveVersion(await readRegistry(site.dataDir), name);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite();
  title = textOf(await html('/products'), 'h1');
  built = await live('mfe-catalog');
  // The current build is published below, so until then the store has other versions.
  await publishCopy(
    site.dataDir,
    'mfe-catalog',
    (version) => replaceInBundles(site.dataDir, version, titleIn(title), `title:"${OLD_TITLE}"`),
    true,
  );
  await publishCopy(site.dataDir, 'mfe-account', () => undefined, true);
  older = await live('mfe-catalog');
  await expect.poll(() => html('/products')).toContain(OLD_TITLE);
});

test.afterAll(() => site.stop());

test('two remotes published at the same time both go live without a restart of the site', async ({
  page,
  consoleMessages,
}) => {
  const [host, script] = [await findHost(site), await mainScript()];
  await visit(page, `${site.url}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD_TITLE);

  const [catalog, account] = await Promise.all(
    ['mfe-catalog', 'mfe-account'].map((name) => runRemotes(site.dataDir, ['publish', name])),
  );

  expect([catalog?.code, account?.code]).toEqual([0, 0]);
  await expect.poll(() => html('/products'), { timeout: LIVE_WITHIN_MS }).not.toContain(OLD_TITLE);
  const registry = await readRegistry(site.dataDir);
  expect(registry.microFrontends['mfe-catalog']).toHaveLength(2);
  expect(registry.microFrontends['mfe-account']).toHaveLength(2);
  expect(liveVersion(registry, 'mfe-catalog').metadata.version).toBe(built.metadata.version);
  expect([await findHost(site), await mainScript()]).toEqual([host, script]);

  // An open page keeps its files; its next page opens as a new document of the new version.
  expect((await fetch(site.url + older.url)).status).toBe(200);
  await page.getByRole('banner').getByRole('link', { name: 'Услуги' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги');

  await visit(page, `${site.url}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const entries = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(entries).toContain(site.url + built.url);
  expect(consoleMessages).toEqual([]);
});

test('list names every version and marks the live ones', async () => {
  const { code, stdout } = await runRemotes(site.dataDir, ['list']);

  const { microFrontends } = await readRegistry(site.dataDir);
  const wanted = Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions.map(({ metadata, deployment }) => `${deployment.default ? '*' : ' '} ${name} ${metadata.version}`),
  );
  const lines = stdout.split('\n').filter(Boolean);
  const shown = lines.map((line) => line.slice(0, 2) + line.slice(2).split(/\s+/).slice(0, 2).join(' '));
  expect(code).toBe(0);
  expect(shown.toSorted()).toEqual(wanted.toSorted());
});

test('a version that is rolled back is gone within two seconds, and its files stay', async ({ page }) => {
  const { code, stdout } = await runRemotes(site.dataDir, ['rollback', 'mfe-catalog']);

  expect(code).toBe(0);
  expect(stdout).toContain(older.metadata.version);
  await expect.poll(() => html('/products'), { timeout: LIVE_WITHIN_MS }).toContain(OLD_TITLE);
  expect((await fetch(site.url + built.url)).status).toBe(200);
  await visit(page, `${site.url}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD_TITLE);
});

test('a team publishes from another machine with its token, and may nothing else', async () => {
  const made = await runRemotes(site.dataDir, ['token', 'mfe-account', '--can', 'publish,promote']);
  const token = made.stdout.trim().split('\n').at(-1) ?? '';
  // Another machine has no data of the site.
  const elsewhere = (...args: string[]) =>
    runRemotes(path.join(site.dataDir, 'elsewhere'), [...args, '--site', site.url], { SHOP_TOKEN: token });

  const published = await elsewhere('publish', 'mfe-account');
  const refused = await elsewhere('rollback', 'mfe-account');
  const ofOthers = await elsewhere('publish', 'mfe-catalog');

  expect(published.stdout).toContain('is live');
  expect(published.code).toBe(0);
  expect([refused.code, refused.stderr]).toEqual([1, 'the token does not allow to rollback\n']);
  expect([ofOthers.code, ofOthers.stderr]).toEqual([1, 'the token is for mfe-account, not for mfe-catalog\n']);
  const { stdout } = await runRemotes(site.dataDir, ['history', '--limit', '1']);
  expect(stdout).toContain(`token ${token.split('_')[1]}: publish mfe-account`);
  expect(stdout + site.output()).not.toContain(token);
});

test('a remote that is taken off the site is gone within two seconds, and comes back', async () => {
  const status = async () => (await fetch(`${site.url}/reset`)).status;
  expect(await status()).toBe(200);

  const { stdout } = await runRemotes(site.dataDir, ['unpublish', 'mfe-account']);

  expect(stdout).toContain('no version of mfe-account is live');
  await expect.poll(status, { timeout: LIVE_WITHIN_MS }).toBe(404);
  await runRemotes(site.dataDir, ['publish', 'mfe-account']);
  await expect.poll(status, { timeout: LIVE_WITHIN_MS }).toBe(200);
});

test('the files of the host that has started are in the store, and those of another host are served from it', async () => {
  const registry = await readRegistry(site.dataDir);
  const host = liveVersion(registry, 'host');
  const script = (await mainScript()) ?? '';
  expect(host.url).toBe(script);
  const stored = (version: string, file: string) => path.join(site.dataDir, 'remotes/host', version, 'browser', file);
  expect(await readFile(stored(host.metadata.version, path.basename(script)), 'utf8')).toBe(await html(script));

  const [version, file] = ['0.9.0-other', 'lazy.01234567.js'];
  await mkdir(path.dirname(stored(version, file)), { recursive: true });
  await writeFile(stored(version, file), 'lazy()');
  const other = { ...host, metadata: { ...host.metadata, version }, deployment: { traffic: 0, default: false } };
  other.extras = { ...host.extras, integrity: { [file]: integrityOf('lazy()') } };
  registry.microFrontends.host?.unshift(other);
  expect((await fetch(`${site.url}/static/${file}`)).status).toBe(404);
  await writeRegistry(site.dataDir, registry);

  await expect.poll(() => html(`/static/${file}`), { timeout: LIVE_WITHIN_MS }).toBe('lazy()');
});

test('list --json tells other programs what is live and what was withdrawn', async () => {
  const { stdout } = await runRemotes(site.dataDir, ['list', '--json']);

  const listed = JSON.parse(stdout) as { remote: string; version: string }[]; // the documented format
  const catalog = listed.filter(({ remote }) => remote === 'mfe-catalog');
  expect(catalog).toEqual([
    expect.objectContaining({ version: older.metadata.version, isLive: true, traffic: 100, withdrawn: null }),
    {
      remote: 'mfe-catalog',
      version: built.metadata.version,
      traffic: 0,
      isLive: false,
      isCandidate: false,
      withdrawn: { at: expect.any(String), why: `rolled back to ${older.metadata.version}` },
      publishedAt: expect.any(String),
      owner: null,
    },
  ]);
});

test('what there is to see, and to tidy up, needs no word of explanation', async () => {
  const promoted = ['promote', `mfe-catalog@${older.metadata.version}`, '--traffic', '100'];
  for (const [args, line] of [
    [['status'], /^remote +version +share/],
    [['check-api'], /^the API answers all operations of \d+ versions/],
    [promoted, new RegExp(`mfe-catalog ${older.metadata.version} is live`)],
    [['history', '--limit', '1'], /: promote mfe-catalog/],
    [['tokens'], /mfe-account +publish,promote/],
    [['prune'], /^nothing to remove/],
  ] as const) {
    const { code, stdout, stderr } = await runRemotes(site.dataDir, args);

    expect([code, stderr], stdout).toEqual([0, '']);
    expect(stdout).toMatch(line);
  }
});

test('impossible commands are refused in one line', async () => {
  for (const args of [
    ['rollback', 'mfe-catalog', '9.9.9'],
    ['rollback', 'mfe-catalog', built.metadata.version],
    ['publish', 'mfe-catalog'],
    ['withdraw', 'mfe-catalog'],
    ['promise', 'mfe-catalog'],
    ['list', '--xml'],
    ['rollback', 'mfe-solutions'],
    ['publish', 'no-such-remote'],
  ]) {
    const { code, stderr } = await runRemotes(site.dataDir, args);
    expect([args, code]).toEqual([args, 1]);
    expect(
      stderr
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('npm warn')),
    ).toHaveLength(1);
  }
});

test('a version with faults does not go live, and each fault is one line with its place', async () => {
  const good = await runRemotes(site.dataDir, ['check', 'mfe-catalog']);
  expect([good.code, good.stdout]).toEqual([0, expect.stringContaining(`${built.metadata.version} has no fault`)]);

  const folder = path.join(site.dataDir, 'faulty');
  await cp(path.join(site.dataDir, path.dirname(path.dirname(built.url))), folder, { recursive: true });
  const bundleFile = path.join(folder, 'server.cjs');
  const releaseFile = path.join(folder, 'release.json');
  const code = await readFile(bundleFile, 'utf8');
  const faulty = code.replace(titleIn(title), 'title:(() => { for (;;); })()');
  await writeFile(bundleFile, faulty);
  const release = JSON.parse(await readFile(releaseFile, 'utf8')) as { routes: object[] };
  const routes = [...release.routes, { id: 'services', path: '/api/goods', access: 'public' }];
  const changes = { version: '9.9.9', serverIntegrity: integrityOf(faulty), routes };
  await writeFile(releaseFile, JSON.stringify({ ...release, ...changes }));
  await writeFile(
    path.join(folder, 'operations.json'),
    '{"mfe-catalog/src/old.graphql": "query Old { siteGone { id } }"}',
  );

  const { code: status, stderr } = await runRemotes(site.dataDir, ['publish', 'mfe-catalog', '--from', folder]);

  expect(status).toBe(1);
  const lines = stderr.split('\n').filter((line) => line && !line.startsWith('npm warn'));
  expect(lines).toEqual([
    'route /api/goods: the host answers this address itself; choose another first segment',
    expect.stringMatching(/^operation Old \(mfe-catalog\/src\/old\.graphql:1\): Cannot query field "siteGone"/),
    'route /products/:category?: /products does not render: it did not finish within 3000 ms',
  ]);
  expect((await live('mfe-catalog')).metadata.version).not.toBe('9.9.9');
});

test('an exception in render affects only its block, on the server and in the browser', async ({ page }) => {
  const thrown = 'title:(() => { throw new Error("broken on purpose") })()';
  await publishCopy(site.dataDir, 'mfe-catalog', async (version) => {
    await replaceInBundles(site.dataDir, version, titleIn(OLD_TITLE), thrown, 'server');
    await replaceInBundles(site.dataDir, version, titleIn('Услуги'), thrown, 'browser');
  });
  const version = await live('mfe-catalog');
  await expect.poll(() => html('/services'), { timeout: LIVE_WITHIN_MS }).toContain(version.url);

  // On the server, an earlier version still renders the page.
  const products = await fetch(`${site.url}/products`);
  expect(products.status).toBe(200);
  expect(await products.text()).not.toContain(PANEL);

  await visit(page, `${site.url}/services`);
  const panel = page.getByRole('alert').filter({ hasText: PANEL });
  await expect(panel.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Оборудование' }).click();
  // The server has this page from an earlier version, so the browser opens it as a document.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD_TITLE);
  await expect(panel).toHaveCount(0);
});
