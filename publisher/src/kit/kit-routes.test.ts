import { createHash } from 'node:crypto';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Store } from '@shop/node/store';
import { sendError } from '../server/send-error';
import { removeTemporaryDirs, temporaryDir, testCheckTools, testReleases, writeFiles } from '../testing';
import { addKitRoutes, openKit } from '.';

const nameOf = (text: string) => `shop-shared-${createHash('sha256').update(text).digest('hex').slice(0, 32)}.tgz`;

const SHARED = nameOf('new');
const OLDER = nameOf('old');

let app: FastifyInstance;
let store: Store;

async function start(dir: string) {
  const releases = testReleases(temporaryDir());
  ({ store } = releases);
  const kit = openKit({ dir, releases, checks: testCheckTools() });
  app = Fastify();
  app.setErrorHandler(sendError);
  addKitRoutes(app, kit);
  await kit.keep();
}

beforeEach(async () => {
  const dir = temporaryDir();
  const kit = { node: '>=20.19', packages: { '@shop/shared': SHARED }, provides: {}, overrides: {} };
  writeFiles(dir, { 'kit.json': JSON.stringify(kit), [SHARED]: 'new', 'create-remote.tgz': 'create' });
  await start(dir);
});

afterEach(() => app.close());
afterAll(removeTemporaryDirs);

const get = (file: string) => app.inject(`/delivery/kit/${file}`);

it('names the packages by their contents, so that they never change', async () => {
  const index = await get('index.json');
  expect(index.json()).toMatchObject({ node: '>=20.19', packages: { '@shop/shared': SHARED }, remotes: [] });
  expect(index.headers['cache-control']).toBe('public, no-cache');

  const tarball = await get(SHARED);
  expect(tarball.body).toBe('new');
  expect(tarball.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/gzip',
  });
  expect((await get('create-remote.tgz')).headers['cache-control']).toBe('public, no-cache');
});

it('keeps the packages of earlier kits, which lockfiles name', async () => {
  await store.putNew(`kit/${OLDER}`, Buffer.from('old'));

  expect((await get(OLDER)).body).toBe('old');
  expect(await store.list('kit/')).toContain(`kit/${SHARED}`);
});

it('sends no package that is not what its name says, and nothing else of the store', async () => {
  const damaged = nameOf('damaged');
  await store.putNew(`kit/${damaged}`, Buffer.from('something else'));

  for (const file of [damaged, nameOf('unknown'), 'kit.json', '..%2Fregistry.json', 'shop-shared-1.tgz']) {
    const answer = await get(file);
    expect([file, answer.statusCode]).toEqual([file, 404]);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});

it("sends the API's schema", async () => {
  expect((await get('schema.graphql')).body).toContain('type Query');
});

it('says so when the site was built without a kit', async () => {
  await app.close();
  await start(path.join(temporaryDir(), 'none'));

  expect((await get('index.json')).json()).toEqual({
    code: 'NOT_FOUND',
    message: 'this site was built without a kit',
  });
});
