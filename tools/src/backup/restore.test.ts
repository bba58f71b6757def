import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listVersions, publish, withdraw } from '@shop/publisher/releases';
import {
  removeTemporaryDirs,
  temporaryDir,
  testBuild,
  testRelease,
  testReleases,
  writeFiles,
} from '@shop/publisher/testing';
import { copyFolder, partsIn, writeArchive, type DatabaseCopy } from '@shop/node/backup';
import { lockFile } from '@shop/node/file-lock';
import { RefusedError } from '@shop/node/refused-error';
import { restore } from './restore';

let dataDir: string;
let file: string;
/** The folder to restore into; it need not exist. */
let target: string;

const restoreDatabase = jest.fn();

/** What the API writes into an archive. */
const save = (kind: DatabaseCopy['kind'] = 'embedded') =>
  writeArchive(file, async (sink) => {
    for (const part of partsIn(dataDir))
      if (kind === 'embedded' || part !== 'database') await copyFolder(sink, path.join(dataDir, part), part);
    return { kind, migrations: [], dataVersion: 1, counts: {}, tables: [], sequences: {} };
  });

const load = (isEmbedded = true, isOlderAccepted = false) =>
  restore({ dataDir: target, files: [file], isEmbedded, restoreDatabase, isOlderAccepted });
const contentOf = (...names: string[]) => readFileSync(path.join(target, ...names), 'utf8');
/** What a refused restore leaves behind. */
const leftovers = () => readdirSync(target).filter((name) => name !== 'database.lock');

beforeEach(async () => {
  restoreDatabase.mockReset();
  dataDir = temporaryDir();
  file = path.join(temporaryDir(), 'shop.tar.gz');
  target = path.join(temporaryDir(), 'data');
  writeFiles(dataDir, { 'database/PG_VERSION': '17\n', 'outbox/1.eml': 'mail' });
  const provides = { react: '19.2.0' };
  await publish(testReleases(dataDir), { release: testRelease(), dir: testBuild(), provides });
});

afterAll(removeTemporaryDirs);

it('restores database, mails and live versions, having looked at the database beside its place', async () => {
  restoreDatabase.mockImplementation((dir: string) => {
    expect(readFileSync(path.join(dir, 'database/PG_VERSION'), 'utf8')).toBe('17\n');
    expect(readdirSync(dir)).toContain('manifest.json');
    expect(existsSync(path.join(target, 'database'))).toBe(false);
  });

  await save();
  expect((await load()).parts).toEqual(['database', 'keys', 'remotes', 'outbox']);

  expect(restoreDatabase).toHaveBeenCalledTimes(1);
  expect(contentOf('database/PG_VERSION')).toBe('17\n');
  expect(readdirSync(path.join(target, 'outbox'))).toEqual(['1.eml']);
  expect(await listVersions(testReleases(target))).toEqual(await listVersions(testReleases(dataDir)));
  expect(leftovers().toSorted()).toEqual(['database', 'keys', 'outbox', 'remotes']);
});

it('lets the rows of PostgreSQL be loaded before the rest gets its place', async () => {
  restoreDatabase.mockImplementation(() => expect(existsSync(path.join(target, 'keys'))).toBe(false));

  await save('postgresql');
  expect((await load(false)).parts).toEqual(['keys', 'remotes', 'outbox']);

  expect(restoreDatabase).toHaveBeenCalledTimes(1);
});

describe('a restore is refused, and changes nothing', () => {
  it('when the folder has data', async () => {
    await save();
    writeFiles(target, { 'remotes/registry.json': '{}' });

    await expect(load()).rejects.toThrow('move it away first');
    expect(readdirSync(target)).toEqual(['remotes']);
  });

  it('while a site uses the folder', async () => {
    await save();
    writeFiles(target, {});
    target = temporaryDir();
    const unlock = await lockFile(path.join(target, 'database.lock'));

    await expect(load()).rejects.toThrow('another process uses the database');
    unlock();
  });

  it('when there is no file', async () => {
    await expect(load()).rejects.toThrow(`there is no file ${file}`);
  });

  it('when the archive is cut off', async () => {
    await save();
    writeFileSync(file, readFileSync(file).subarray(0, -20));

    await expect(load()).rejects.toThrow('is no complete backup');
    expect(leftovers()).toEqual([]);
  });

  it('when this version cannot use the database', async () => {
    await save();
    restoreDatabase.mockImplementation(() => {
      throw new RefusedError('the database belongs to a newer version');
    });

    await expect(load()).rejects.toThrow('a newer version');
    expect(leftovers()).toEqual([]);
  });

  it('when the backup is of the other kind of database', async () => {
    await save();
    await expect(load(false)).rejects.toThrow('has an embedded database: restore it without DATABASE_URL');

    file += '.2';
    await save('postgresql');
    await expect(load()).rejects.toThrow('is of a shop on PostgreSQL: set DATABASE_URL to an empty database');
    expect(restoreDatabase).not.toHaveBeenCalled();
    expect(leftovers()).toEqual([]);
  });
});

describe('a restore into the folder of a site that went on after the backup', () => {
  const put = (version: string) =>
    publish(testReleases(dataDir), {
      release: testRelease({ version }),
      dir: testBuild(version),
      provides: { react: '19.2.0' },
    });
  const moveAway = () => {
    for (const part of ['database', 'keys', 'remotes', 'outbox']) rmSync(path.join(dataDir, part), { recursive: true });
  };

  beforeEach(async () => {
    await put('2');
    await save();
    await withdraw(testReleases(dataDir), 'mfe-catalog', '2', 'empty cart');
    target = dataDir;
  });

  it.each(['publishers', 'its host'])('says what it takes back, as known by %s, and needs a word', async (who) => {
    const newer = readFileSync(path.join(dataDir, 'remotes/registry.json'), 'utf8');
    moveAway();
    if (who === 'its host') {
      rmSync(path.join(dataDir, 'delivery'), { recursive: true });
      writeFiles(dataDir, { 'host/registry.json': newer });
    }

    await expect(load()).rejects.toMatchObject({
      message: expect.stringContaining('--accept-older'),
      faults: expect.arrayContaining([
        { where: 'mfe-catalog', what: '2 was withdrawn (empty cart), and would lose its mark' },
      ]),
    });
    expect(existsSync(path.join(dataDir, 'remotes'))).toBe(false);
    await load(true, true);

    const live = (await listVersions(testReleases(dataDir))).find(({ isLive }) => isLive);
    expect(live?.version).toBe('2');
    const { revision } = JSON.parse(contentOf('remotes/registry.json')) as { revision: number };
    expect(revision).toBeGreaterThan((JSON.parse(newer) as { revision: number }).revision);
  });
});
