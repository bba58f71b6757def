import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { noStoreFailures } from '@shop/node/server';
import { emptyRegistry } from '@shop/shared/federation/registry';
import { addStaticFiles } from './static-files';

const hostVersion = (version: string, file: string) => ({
  url: `/static/${file}`,
  metadata: { version, integrity: 'sha256-AAAA' },
  deployment: { traffic: 0, default: false },
  extras: { provides: {}, integrity: { [file]: 'sha256-AAAA' }, publishedAt: '' },
});

let folder: string;
let app = Fastify();

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  const version = path.join(folder, 'remotes/mfe-test/1');
  for (const dir of ['static', 'public', 'remotes/mfe-test/1/browser', 'remotes/host/1/browser']) {
    await mkdir(path.join(folder, dir), { recursive: true });
  }
  await writeFile(path.join(version, 'browser/entry.js'), 'for everybody');
  await writeFile(path.join(version, 'server.cjs'), 'secret');
  await writeFile(path.join(folder, 'public/picture.svg'), '<svg/>');
  await writeFile(path.join(folder, 'static/main.2.js'), 'of this host');
  await writeFile(path.join(folder, 'remotes/host/1/browser/main.1.js'), 'of an earlier host');
  app = Fastify();
  noStoreFailures(app);
  await addStaticFiles(app, {
    version: '2',
    registry: () => ({ ...emptyRegistry(), host: [hostVersion('1', 'main.1.js'), hostVersion('2', 'main.2.js')] }),
    hashedDir: path.join(folder, 'static'),
    publicDir: path.join(folder, 'public'),
    storeFiles: { dir: path.join(folder, 'remotes'), fetch: async () => undefined },
  });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('serves the files of a remote for browsers', async () => {
  const answer = await app.inject('/remotes/mfe-test/1/browser/entry.js');

  expect([answer.statusCode, answer.body]).toEqual([200, 'for everybody']);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it.each([
  ['its own', '/static/main.2.js', 'of this host'],
  ['those of an earlier host, whose pages are still open', '/static/main.1.js', 'of an earlier host'],
])('serves hashed files of the host: %s', async (_whose, url, text) => {
  const answer = await app.inject(url);

  expect([answer.statusCode, answer.body]).toEqual([200, text]);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it.each(['/static/main.3.js', '/remotes/mfe-test/1/browser/chunk.js', '/remotes/mfe-test/2/browser/entry.js'])(
  'has no file that no version lists, and lets nobody keep the answer: %s',
  async (url) => {
    const { statusCode, headers } = await app.inject(url);

    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

it.each([
  '/remotes/mfe-test/1/server.cjs',
  '/remotes/browser/%2e%2e/mfe-test/1/server.cjs',
  '/remotes/browser/../mfe-test/1/server.cjs',
  '/remotes/mfe-test/1/browser/%2e%2e/server.cjs',
  '/remotes/mfe-test/1/browser/..%2fserver.cjs',
])('hides every other file of the store: %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

it('opens hashed files to other origins, and no others', async () => {
  const origins = await Promise.all(
    ['/remotes/mfe-test/1/browser/entry.js', '/picture.svg'].map(
      async (url) => (await app.inject(url)).headers['access-control-allow-origin'],
    ),
  );

  expect(origins).toEqual(['*', undefined]);
});

it.each(['/static/', '/static', '/remotes/', '/remotes/mfe-test/1/browser/', '/'])(
  'lists no folder: %s',
  async (url) => {
    const { statusCode, body } = await app.inject(url);

    expect([403, 404]).toContain(statusCode);
    expect(body).not.toContain('entry.js');
  },
);
