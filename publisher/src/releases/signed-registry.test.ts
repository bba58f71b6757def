import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openReleases, listHistory, listVersions, readRegistry, rollback, type Releases } from '.';
import { putVersion, removeTemporaryDirs, temporaryDir } from '../testing';

let dataDir: string;
/** Opened again, as by the next command. */
const releases = (): Releases => openReleases({}, dataDir, 'anna');
const registryFile = () => path.join(dataDir, 'remotes/registry.json');

const put = (version: string) => putVersion(releases(), version);
const live = async () => (await listVersions(releases())).find(({ isLive }) => isLive)?.version;

beforeEach(async () => {
  dataDir = temporaryDir();
  await put('1');
});

afterAll(removeTemporaryDirs);

it('is not believed when somebody else has changed it: the one that was written is', async () => {
  await put('2');
  await put('3');
  const text = readFileSync(registryFile(), 'utf8');
  writeFileSync(registryFile(), text.replaceAll('mfe-catalog/3/', 'mfe-catalog/9/'));

  expect(await live()).toBe('3');
});

it('of a shop that did not sign yet is taken over with the first key, and only then', async () => {
  const unsigned: object = { ...JSON.parse(readFileSync(registryFile(), 'utf8')), signature: undefined };
  writeFileSync(registryFile(), JSON.stringify(unsigned));
  rmSync(path.join(dataDir, 'delivery'), { recursive: true });
  await expect(readRegistry(releases())).rejects.toThrow(/is no registry: it has no signature; remotes restore/);

  rmSync(path.join(dataDir, 'keys'), { recursive: true });
  await put('2');

  expect(await live()).toBe('2');
  expect(JSON.parse(readFileSync(registryFile(), 'utf8'))).toHaveProperty('signature');
});

it('rises with every change, also when the clock goes back', async () => {
  const { revision } = await readRegistry(releases());
  jest.useFakeTimers({ now: Date.now() - 3_600_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  await put('2');
  jest.useRealTimers();

  expect((await readRegistry(releases())).revision).toBe(revision + 1);
});

describe('its history', () => {
  const changes = async () =>
    (await listHistory(releases().store)).map(({ who, action, from, to }) => `${who}: ${action} ${from} ${to}`);

  it('has an object for each change, the last one first', async () => {
    await put('2');
    await rollback(releases(), 'mfe-catalog');

    expect(await changes()).toEqual(['anna: rollback 2 1', 'anna: publish 1 2', 'anna: publish null 1']);
    expect(await listHistory(releases().store, 1)).toHaveLength(1);
  });

  it('gets what a process that died has left out', async () => {
    rmSync(path.join(dataDir, 'remotes/history'), { recursive: true });

    await put('2');

    expect(await changes()).toEqual(['anna: publish 1 2', 'anna: publish null 1']);
  });
});
