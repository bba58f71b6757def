import path from 'node:path';
import pino from 'pino';
import { openFileStore } from '@shop/node/store';
import { createDelivery } from './app';
import { remoteDelivery } from './client';
import { readFigures } from './figures';
import { publishHost, type Releases } from './releases';
import { readSettings } from './settings';
import { copyState, restoreState } from './state-copy';
import { removeTemporaryDirs, temporaryDir, testCheckTools, testReleases, writeFiles } from './testing';
import { createTokenList } from './tokens';

const FIGURES = [{ remote: 'mfe-catalog', version: '1.0.0-a', lastAt: 0, minutes: {}, hours: {} }];

let lost: string;
let place: Releases;

beforeEach(() => {
  lost = temporaryDir();
  place = testReleases(lost);
  writeFiles(lost, { 'figures.json': JSON.stringify(FIGURES) });
});

afterAll(removeTemporaryDirs);

const tokensIn = (dataDir: string) => createTokenList(openFileStore(path.join(dataDir, 'keys')));
const newToken = (dataDir: string) =>
  tokensIn(dataDir).create({ remote: 'mfe-catalog', can: ['publish'], days: 1, createdBy: 'anna' });

it('another machine with the key goes on with tokens and figures of the lost one', async () => {
  const { text } = await newToken(lost);
  await copyState(place, lost);
  const other = temporaryDir();

  expect(await restoreState(place, other)).toEqual(['keys/tokens.json', 'figures.json']);

  expect(await tokensIn(other).authenticate(text)).toMatchObject({ remote: 'mfe-catalog' });
  expect(await readFigures(other)).toEqual(FIGURES);
});

it('leaves what a machine has as it is', async () => {
  await newToken(lost);
  await copyState(place, lost);
  const { text } = await newToken(lost);

  expect(await restoreState(place, lost)).toEqual([]);
  expect(await tokensIn(lost).authenticate(text)).toMatchObject({ remote: 'mfe-catalog' });
});

it('asks the store nothing when nothing is missing: each command begins with it', async () => {
  await newToken(lost);
  writeFiles(lost, { 'delivery/opened.json': '[]' });
  const read = jest.spyOn(place.store, 'read');

  expect(await restoreState(place, lost)).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});

it('writes only what has changed', async () => {
  const read = async () => (await place.store.read('publisher.json'))?.bytes.toString();
  await copyState(place, lost, () => 0);
  const first = await read();
  await copyState(place, lost, () => 60_000);
  expect(await read()).toBe(first);

  await newToken(lost);
  await copyState(place, lost, () => 60_000);
  expect(await read()).not.toBe(first);
});

it.each([
  ['by somebody else', (text: string) => text.replace('"at": "1970', '"at": "1971')],
  ['that is no document', () => 'x'],
])('does not take a copy that was written %s, and replaces it with the next one', async (_how, change) => {
  await copyState(place, lost, () => 0);
  const { bytes, tag } = (await place.store.read('publisher.json')) ?? { bytes: Buffer.from(''), tag: '' };
  await place.store.replaceIf('publisher.json', Buffer.from(change(bytes.toString())), tag);

  await expect(restoreState(place, temporaryDir())).rejects.toMatchObject({ name: 'SignatureError' });

  await newToken(lost);
  await copyState(place, lost, () => 0);
  expect(await restoreState(place, temporaryDir())).toContain('keys/tokens.json');
});

it('does not take the registry, which has the same key, for a copy', async () => {
  const release = { version: '1', entry: 'main.1.js', provides: {}, integrity: { 'main.1.js': 'sha256-AAAA' } };
  const staticDir = temporaryDir();
  writeFiles(staticDir, { 'main.1.js': 'main()' });
  await publishHost(place, { release, staticDir, source: () => ({ tree: 'one', builtAt: '2026-01-01' }) });
  const registry = (await place.store.read('registry.json'))?.bytes ?? Buffer.from('');
  await place.store.putNew('publisher.json', registry);

  expect(await restoreState(place, temporaryDir())).toEqual([]);
});

it('a publisher that starts with an empty disk takes the tokens of teams', async () => {
  const { text } = await newToken(lost);
  const start = (dataDir: string) =>
    createDelivery({
      settings: readSettings({ DATA_DIR: dataDir }),
      releases: place,
      log: pino({ level: 'silent' }),
      checks: testCheckTools(),
      kitDir: path.join(dataDir, 'no-kit'),
    });
  await (await start(lost)).close();

  const app = await start(temporaryDir());
  try {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await remoteDelivery({ url, token: text }).list()).toEqual(expect.anything());
  } finally {
    await app.close();
  }
});
