import { cpSync } from 'node:fs';
import { listVersions, promote, prune, type Releases } from '.';
import { putVersion, removeTemporaryDirs, temporaryDir, testReleases } from '../testing';

const DAY_MS = 86_400_000;

let releases: Releases;

const listed = async () => (await listVersions(releases)).map(({ version }) => version);
const stored = async () =>
  (await releases.store.list('mfe-catalog/'))
    .filter((key) => key.endsWith('/server.cjs'))
    .map((key) => key.split('/')[1])
    .toSorted((one, other) => Number(one) - Number(other));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_value, index) => `${from + index}`);

const published = temporaryDir();

beforeAll(async () => {
  const filled = testReleases(published);
  for (const version of range(1, 24)) await putVersion(filled, version);
});

beforeEach(() => {
  const dataDir = temporaryDir();
  cpSync(published, dataDir, { recursive: true });
  releases = testReleases(dataDir);
});

afterAll(removeTemporaryDirs);

it('keeps everything that was live in the last 30 days', async () => {
  expect(await prune(releases, Date.now() + 29 * DAY_MS)).toEqual([]);
  expect(await listed()).toEqual(range(1, 24));
});

it('keeps the last 20 after that, and removes the files of the others', async () => {
  expect(await prune(releases, Date.now() + 31 * DAY_MS)).toEqual(
    range(1, 4).map((version) => `mfe-catalog/${version}`),
  );

  expect(await listed()).toEqual(range(5, 24));
  expect(await stored()).toEqual(range(5, 24));
  expect(await prune(releases, Date.now() + 31 * DAY_MS)).toEqual([]);
});

it('keeps the live version and the candidate, however old they are', async () => {
  await promote(releases, 'mfe-catalog', '2', { traffic: 10 });
  await promote(releases, 'mfe-catalog', '2', { traffic: 100 });
  await promote(releases, 'mfe-catalog', '3', { traffic: 10 });

  await prune(releases, Date.now() + 31 * DAY_MS);

  expect(await stored()).toEqual(['2', '3', ...range(5, 24)]);
});

it('keeps a folder that the history does not know: it may be on its way', async () => {
  await releases.store.putNew('mfe-catalog/99/server.cjs', Buffer.from(''));

  await prune(releases, Date.now() + 31 * DAY_MS);

  expect(await stored()).toContain('99');
});
