import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { addStaticFiles } from './static-files';

let folder: string;
let app = Fastify();

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  const version = path.join(folder, 'remotes/mfe-test/1');
  for (const dir of ['static', 'public', 'remotes/mfe-test/1/browser']) {
    await mkdir(path.join(folder, dir), { recursive: true });
  }
  await writeFile(path.join(version, 'browser/entry.js'), 'for everybody');
  await writeFile(path.join(version, 'server.cjs'), 'secret');
  await writeFile(path.join(folder, 'public/picture.svg'), '<svg/>');
  app = Fastify();
  await addStaticFiles(app, {
    hashedDir: path.join(folder, 'static'),
    publicDir: path.join(folder, 'public'),
    remotesDir: path.join(folder, 'remotes'),
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
