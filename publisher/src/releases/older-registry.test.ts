import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RefusedError } from '@shop/node/refused-error';
import {
  findDisagreements,
  forgetLostStore,
  listVersions,
  mendRegistry,
  openReleases,
  readRegistry,
  restoreRegistry,
  rollback,
  type Releases,
} from '.';
import { signedDocument } from '@shop/node/signing';
import { putVersion, removeTemporaryDirs, temporaryDir } from '../testing';

let dataDir: string;
/** Opened again, as by the next command. */
const releases = (): Releases => openReleases({}, dataDir, 'anna');
const registryFile = () => path.join(dataDir, 'remotes/registry.json');
const storedText = () => readFileSync(registryFile(), 'utf8');

const put = (version: string, name?: string) => putVersion(releases(), version, name ? { name } : {});
const versions = async () =>
  (await listVersions(releases()))
    .filter(({ remote }) => remote === 'mfe-catalog')
    .map(({ version, isLive, withdrawn }) => `${version}${isLive ? ' live' : ''}${withdrawn ? ' withdrawn' : ''}`);

const forget = () => rmSync(path.join(dataDir, 'delivery'), { recursive: true });
const hostAt = (revision: number) => ({
  ...{ id: 'shop-1:3000', version: '1', setId: 'a', revision },
  seenAt: new Date().toISOString(),
});

const AFTER_ROLLBACK = ['1 live', '2 withdrawn'];

/** The registry while the bad version 2 was live. */
let older: string;

beforeEach(async () => {
  dataDir = temporaryDir();
  await put('1');
  await put('2');
  older = storedText();
  await rollback(releases(), 'mfe-catalog');
});

afterAll(removeTemporaryDirs);

describe('whoever may write to the store', () => {
  it.each([
    ['puts an older registry back', () => writeFileSync(registryFile(), older)],
    ['flips one byte', () => writeFileSync(registryFile(), storedText().replace('"traffic": 100', '"traffic": 101'))],
    ['removes it', () => rmSync(registryFile())],
  ])('%s: the bad version stays away, also after the next change', async (_what, attack) => {
    attack();

    expect(await versions()).toEqual(AFTER_ROLLBACK);
    await put('1', 'mfe-account');

    expect(await versions()).toEqual(AFTER_ROLLBACK);
    expect(storedText()).toContain('rolled back to 1');
  });
});

it('another publisher may be ahead: what it has written counts', async () => {
  const other = temporaryDir();
  cpSync(path.join(dataDir, 'keys'), path.join(other, 'keys'), { recursive: true });
  const elsewhere = openReleases({ REMOTES_STORE: `file:${path.join(dataDir, 'remotes')}` }, other, 'boris');

  await putVersion(elsewhere, '3');
  await put('1', 'mfe-account');

  expect(await versions()).toEqual(['1', '2 withdrawn', '3 live']);
  expect((await readRegistry(elsewhere)).microFrontends).toHaveProperty('mfe-account');
});

it('a running delivery puts the last one back, and remembers what others write', async () => {
  const good = storedText();
  writeFileSync(registryFile(), older);

  expect(await mendRegistry(releases())).toMatch(/^it is of .+, and older than the last one, of .+/);
  expect(storedText()).toBe(good);
  expect(await mendRegistry(releases())).toBeNull();

  forget();
  expect(await mendRegistry(releases())).toBeNull();
  writeFileSync(registryFile(), older);
  expect(await versions()).toEqual(AFTER_ROLLBACK);
});

it('a running delivery remembers no registry with a bad entry, whose remote keeps its last state', async () => {
  await put('5', 'mfe-account');
  const document = JSON.parse(storedText()) as { revision: number; signature?: string };
  delete document.signature;
  document.revision += 1;
  const bad = JSON.parse(
    JSON.stringify(document).replace('/remotes/mfe-account/5/browser/remoteEntry.js', ''),
  ) as object;
  writeFileSync(registryFile(), signedDocument(releases().keys.privateKey, bad));

  expect(await mendRegistry(releases())).toBeNull();
  await put('3');

  expect((await readRegistry(releases())).microFrontends['mfe-account']).toHaveLength(1);
});

it('a start begins anew where the whole store was lost, and nowhere else', async () => {
  rmSync(registryFile());
  await forgetLostStore(releases());
  expect(await versions()).toEqual(AFTER_ROLLBACK);

  rmSync(path.join(dataDir, 'remotes'), { recursive: true });
  await forgetLostStore(releases());

  expect(await versions()).toEqual([]);
});

describe('a publisher that remembers nothing', () => {
  beforeEach(forget);

  it('learns from the hosts that an older one was put back, before it writes', async () => {
    const { revision } = await readRegistry(releases());
    writeFileSync(registryFile(), older);
    const asked: boolean[] = [];
    const informed: Releases = {
      ...releases(),
      hosts: async ({ isPatient }) => {
        asked.push(isPatient);
        return [hostAt(revision)];
      },
    };

    await expect(putVersion(informed, '1', { name: 'mfe-account' })).rejects.toThrow(
      /^the registry in .+ is of .+, and shop-1:3000 follows a newer one, of .+: put that one back, or/,
    );
    expect(asked).toEqual([true]);
    expect(storedText()).toBe(older);
  });

  it('refuses a damaged one, and does not return to the one before by itself', async () => {
    writeFileSync(registryFile(), storedText().replace('"traffic": 100', '"traffic": 101'));

    await expect(put('1', 'mfe-account')).rejects.toThrow(/is no registry: its signature is not of this text/);
  });
});

describe('an operator who restores an older one', () => {
  const restore = (isAccepted: boolean, changes: Partial<Releases> = {}) =>
    restoreRegistry({ ...releases(), ...changes }, { isAccepted });
  const refusalOf = async (work: Promise<unknown>) => {
    const error: unknown = await work.catch((reason: unknown) => reason);
    if (!(error instanceof RefusedError)) throw new Error(`not refused: ${String(error)}`);
    return [error.message, ...error.faults.map(({ where, what }) => `${where}: ${what}`)];
  };

  it('is told what it takes back, and has to accept that; then publishers and hosts follow', async () => {
    const { revision } = await readRegistry(releases());
    writeFileSync(registryFile(), older);

    expect(await refusalOf(restore(false))).toEqual([
      expect.stringMatching(/^the registry of .+ takes back what was changed since; --accept-older does so$/),
      'mfe-catalog: 1 is live, 2 would be',
      'mfe-catalog: 2 was withdrawn (rolled back to 1), and would lose its mark',
    ]);
    await restore(true);

    expect(await versions()).toEqual(['1', '2 live']);
    expect((await readRegistry(releases())).revision).toBeGreaterThan(revision);
    await put('3');
    expect(await versions()).toEqual(['1', '2', '3 live']);
  });

  it('is followed by hosts of a later time', async () => {
    const revision = Date.now() + 3_600_000;
    const hosts = async () => [hostAt(revision)];
    forget();

    expect(await refusalOf(restore(false, { hosts }))).toEqual([
      expect.stringContaining('--accept-older'),
      expect.stringMatching(/^hosts: they follow a registry of /),
    ]);
    await restore(true, { hosts });

    expect((await readRegistry(releases())).revision).toBe(revision + 1);
  });

  it('may return to the one before a damaged one', async () => {
    writeFileSync(registryFile(), 'damaged');
    forget();

    expect(await refusalOf(restore(false))).toHaveLength(1);
    await restore(true);

    expect(await versions()).toEqual(['1', '2 live']);
  });

  it('need not accept anything where nobody knows a newer one', async () => {
    expect(await restore(false)).toMatchObject({ lost: [] });
  });
});

describe('status', () => {
  const linesFor = async (revision: number, laterMs = 60_000) =>
    findDisagreements({ ...releases(), hosts: async () => [hostAt(revision)] }, Date.now() + laterMs);

  it('names who has another registry', async () => {
    const { revision } = await readRegistry(releases());

    expect(await linesFor(revision)).toEqual([]);
    expect(await linesFor(revision - 1)).toEqual([
      expect.stringMatching(/^shop-1:3000 follows an older registry, of /),
    ]);
    expect(await linesFor(revision + 1)).toEqual([expect.stringMatching(/^shop-1:3000 follows a newer registry, of /)]);
    expect(await linesFor(revision - 1, 0)).toEqual([]); // it has just been written

    writeFileSync(registryFile(), older);
    expect(await linesFor(revision)).toEqual([expect.stringMatching(/^the registry in .+ does not count: it is of /)]);
  });
});
