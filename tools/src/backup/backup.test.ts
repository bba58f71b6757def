import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listVersions, publish, withdraw } from '@shop/delivery/releases';
import {
  removeTemporaryDirs,
  temporaryDir,
  testBuild,
  testRelease,
  testReleases,
  writeFiles,
} from '@shop/delivery/testing';
import { lockFile } from '@shop/shared/file-lock';
import { RefusedError } from '@shop/shared/refused-error';
import { backUp } from './back-up';
import { restore } from './restore';

let dataDir: string;
let file: string;
/** The folder to restore into; it need not exist. */
let target: string;

const checkDatabase = jest.fn();
const save = (isEmbedded = true) => backUp({ dataDir, file, isEmbedded });
const load = (isEmbedded = true, isOlderAccepted = false) =>
  restore({ dataDir: target, file, isEmbedded, checkDatabase, isOlderAccepted });
const contentOf = (...names: string[]) => readFileSync(path.join(target, ...names), 'utf8');
/** What a refused restore leaves behind. */
const leftovers = () => readdirSync(target).filter((name) => name !== 'database.lock');

beforeEach(async () => {
  checkDatabase.mockReset();
  dataDir = temporaryDir();
  file = path.join(temporaryDir(), 'shop.tar.gz');
  target = path.join(temporaryDir(), 'data');
  writeFiles(dataDir, { 'database/PG_VERSION': '17\n', 'outbox/1.eml': 'mail', 'outbox/2.eml.part': 'half a mail' });
  const provides = { react: '19.2.0' };
  await publish(testReleases(dataDir), { release: testRelease(), dir: testBuild(), provides });
});

afterAll(removeTemporaryDirs);

it('restores database, mails and live versions, having checked the database beside its place', async () => {
  checkDatabase.mockImplementation((dir: string) => {
    expect(readFileSync(path.join(dir, 'database/PG_VERSION'), 'utf8')).toBe('17\n');
    expect(existsSync(path.join(target, 'database'))).toBe(false);
  });

  expect((await save()).parts).toEqual(['database', 'keys', 'remotes', 'outbox']);
  expect((await load()).parts).toEqual(['database', 'keys', 'remotes', 'outbox']);

  expect(checkDatabase).toHaveBeenCalledTimes(1);
  expect(contentOf('database/PG_VERSION')).toBe('17\n');
  expect(readdirSync(path.join(target, 'outbox'))).toEqual(['1.eml']);
  expect(await listVersions(testReleases(target))).toEqual(await listVersions(testReleases(dataDir)));
  expect(leftovers().toSorted()).toEqual(['database', 'keys', 'outbox', 'remotes']);
});

it('leaves the database to PostgreSQL, and asks nobody to stop', async () => {
  const unlock = await lockFile(path.join(dataDir, 'database.lock'));

  expect((await save(false)).parts).toEqual(['keys', 'remotes', 'outbox']);
  unlock();
  expect((await load(false)).parts).toEqual(['keys', 'remotes', 'outbox']);

  expect(checkDatabase).not.toHaveBeenCalled();
});

it('is for its owner only, as it holds personal data', async () => {
  await save();

  expect(statSync(file).mode & 0o777).toBe(0o600);
});

describe('a backup is refused', () => {
  it('while another process uses the database', async () => {
    const unlock = await lockFile(path.join(dataDir, 'database.lock'));

    await expect(save()).rejects.toThrow('another process uses the database');
    unlock();
    expect(existsSync(file)).toBe(false);
  });

  it('when the file exists', async () => {
    writeFileSync(file, 'yesterday');

    await expect(save()).rejects.toThrow(`${file} exists already`);
    expect(readFileSync(file, 'utf8')).toBe('yesterday');
  });

  it.each([true, false])('when there is nothing to back up (embedded database: %s)', async (isEmbedded) => {
    dataDir = temporaryDir();

    await expect(save(isEmbedded)).rejects.toThrow(RefusedError);
  });

  it('when the archive cannot be written', async () => {
    file = path.join(temporaryDir(), 'none/shop.tar.gz');
    await expect(save()).rejects.toThrow(/was not written: ENOENT/);
  });
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

  it('when the archive holds something else', async () => {
    execFileSync('tar', ['-czf', file, '-C', path.join(dataDir, 'database'), 'PG_VERSION']);

    await expect(load()).rejects.toThrow('is no backup of the shop');
    expect(leftovers()).toEqual([]);
  });

  it('when this version cannot use the database', async () => {
    await save();
    checkDatabase.mockImplementation(() => {
      throw new RefusedError('the database belongs to a newer version');
    });

    await expect(load()).rejects.toThrow('a newer version');
    expect(leftovers()).toEqual([]);
  });

  it('when the backup is of the other kind of database', async () => {
    await save();
    await expect(load(false)).rejects.toThrow('has an embedded database: restore it without DATABASE_URL');

    file += '.2';
    await save(false);
    await expect(load()).rejects.toThrow('has no database: set DATABASE_URL');
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
