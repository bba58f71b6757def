import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { publishCopy, readRegistry, replaceServerBundle, storeFile, writeRegistry } from '../../support/store';
import type { StoredRegistry, StoredVersion } from '../../support/store';
import { childrenOf, findHost, startSite, type Site } from '../../support/site';
import { expect, test } from '../../support/test';

const PANEL = 'Этот блок сейчас недоступен';
/** A renderer is killed after 3 s, a new one after 6; a page with a fall-back comes soon after. */
const ANSWER_MS = 15_000;
/** Less than a renderer has: what runs no code of the remote must not wait for it. */
const OTHERS_MS = 2500;

let site: Site;
let registry: StoredRegistry;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite();
  registry = await readRegistry(site.dataDir);
});

test.afterAll(() => site.stop());

async function fetchPage(address: string, timeoutMs: number) {
  const answer = await fetch(site.url + address, { signal: AbortSignal.timeout(timeoutMs) });
  return { status: answer.status, html: await answer.text() };
}

const waitForRegistry = (expected: string) =>
  expect.poll(async () => (await fetch(`${site.url}/remotes.json`)).text()).toContain(expected);

/** Publishes a copy of a remote whose server bundle ends with this code. */
async function publishWith(remote: string, code: string, isAlone: boolean): Promise<string> {
  await writeRegistry(site.dataDir, registry);
  let name = '';
  const damage = async (version: StoredVersion) => {
    name = version.metadata.version;
    const bundle = await readFile(storeFile(site.dataDir, version.extras.server.url), 'utf8');
    await replaceServerBundle(site.dataDir, version, `${bundle}\n${code}`);
  };
  await publishCopy(site.dataDir, remote, damage, isAlone);
  await waitForRegistry(name);
  return name;
}

/** Code for the end of a bundle: the page of a route runs the statements when it renders. */
const inPage = (id: string, statements: string) => `
  const route = module.exports.remote.routes.find((one) => one.id === '${id}');
  const load = route.load;
  route.load = async () => ({ ...(await load()), Page: () => { ${statements} } });`;

const inWidget = (name: string, statements: string) =>
  `module.exports.remote.widgets['${name}'] = async () => { ${statements} };`;

/** The first log line about a failure of this version. */
function logLineOf(version: string): unknown {
  const lines = site.output().split('\n');
  const line = lines.find((text) => text.includes('a remote failed') && text.includes(version));
  return line && JSON.parse(line);
}

const FATAL: Readonly<Record<string, string>> = {
  'loops forever': 'for (;;);',
  'never ends a chain of promises': 'const next = () => Promise.resolve().then(next); next(); return null;',
  'matches a regular expression that backtracks forever': '/^(a+)+$/.test("a".repeat(50) + "!");',
  'fills its memory': 'const all = []; for (;;) all.push(new Array(1000).fill({}));',
  'allocates 6 GB': 'const all = []; for (let n = 0; n < 60; n += 1) all.push(new Uint8Array(1e8).fill(1));',
  'replaces a method of all arrays': 'Array.prototype.map = () => []; return null;',
};

const THROWING: Readonly<Record<string, string>> = {
  'ends the process': 'process.exit(1);',
  'kills the host': 'process.kill(process.ppid, "SIGKILL");',
};

for (const [what, statements] of Object.entries({ ...FATAL, ...THROWING })) {
  test(`a page that ${what} comes from the previous version, and nobody else notices`, { tag: '@full' }, async () => {
    const version = await publishWith('mfe-catalog', inPage('products', statements), false);

    const products = fetchPage('/products', ANSWER_MS);
    for (const address of ['/healthz', '/remotes.json', '/cart', '/about', '/']) {
      const { status, html } = await fetchPage(address, OTHERS_MS);
      expect([address, status, html.includes(PANEL)]).toEqual([address, 200, false]);
    }
    const { status, html } = await products;
    expect([status, html.includes('INVIS DUOS 3DL'), html.includes(PANEL)]).toEqual([200, true, false]);

    expect(logLineOf(version)).toMatchObject({
      remote: 'mfe-catalog',
      version,
      part: 'page products',
      path: '/products',
      reason: expect.any(String),
    });
    if (!(what in FATAL)) return;
    // The next visitor does not wait: the bad version is known.
    expect((await fetchPage('/products?page=2', OTHERS_MS)).status).toBe(200);
  });
}

test(
  'a page without a previous version is the panel, and the other pages of its remote are whole',
  { tag: '@full' },
  async () => {
    const version = await publishWith('mfe-catalog', inPage('products', 'for (;;);'), true);

    const { status, html } = await fetchPage('/products', ANSWER_MS);
    expect([status, html.includes(PANEL)]).toEqual([200, true]);
    for (const address of ['/services', '/invis_duos', '/']) {
      const page = await fetchPage(address, OTHERS_MS);
      expect([address, page.status, page.html.includes(PANEL)]).toEqual([address, 200, false]);
    }
    expect(logLineOf(version)).toMatchObject({
      part: 'page products',
      reason: expect.stringMatching(/^it did not finish within [39]000 ms$/),
    });
  },
);

test(
  'a widget that never loads comes from the previous version, and its failure is logged',
  { tag: '@full' },
  async () => {
    const version = await publishWith('mfe-catalog', inWidget('product-strip', 'await new Promise(() => {});'), false);

    const { status, html } = await fetchPage('/', ANSWER_MS);

    expect([status, html.includes('INVIS DUOS 3DL')]).toEqual([200, true]);
    expect(logLineOf(version)).toMatchObject({ remote: 'mfe-catalog', part: 'widget product-strip', path: '/' });
  },
);

test('a remote whose timers throw and whose promises reject costs nobody a page', { tag: '@full' }, async () => {
  const late = 'setTimeout(() => { throw new Error("late"); }, 50);';
  const version = await publishWith('mfe-catalog', `${late} void Promise.reject(new Error('unhandled'));`, false);

  for (let round = 0; round < 20; round += 1) {
    for (const address of ['/products', `/about?round=${round}`, '/cart', '/invis_duos']) {
      const { status, html } = await fetchPage(address, OTHERS_MS);
      expect([address, status, html.includes(PANEL)]).toEqual([address, 200, false]);
    }
  }
  expect(logLineOf(version)).toMatchObject({ reason: expect.stringMatching(/late|unhandled/) });
});

test('a remote learns nothing of the environment', { tag: '@full' }, async () => {
  const version = await publishWith(
    'mfe-catalog',
    inPage('products', 'throw new Error(JSON.stringify([process, globalThis.fetch, console._stderr.constructor]));'),
    false,
  );

  expect((await fetchPage('/products', OTHERS_MS)).status).toBe(200);
  expect(logLineOf(version)).toMatchObject({ reason: '[{"env":{"NODE_ENV":"production"}},null,null]' });
});

test('a page that loops forever ends with its host', { tag: '@full' }, async () => {
  await publishWith('mfe-catalog', inPage('products', 'for (;;);'), true);
  const host = await findHost(site);
  const lost = fetchPage('/products', ANSWER_MS).catch(() => null);
  await setTimeout(500); // the renderer has begun
  const renderers = await childrenOf(host);

  process.kill(host, 'SIGKILL');

  await lost;
  const isAlive = (pid: number) => existsSync(`/proc/${pid}`);
  await expect.poll(() => renderers.filter(isAlive), { timeout: 5000 }).toEqual([]);
});
