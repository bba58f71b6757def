import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { LogGoneError } from '../db/log-part';
import { listParts } from './changes';
import { followChanges } from './follow-changes';

const BACKUP = 'shop-2026-11-29-000012.tar.gz';

let folder: string;
let lines: string[];
/** What the database has written since it was made. */
let written: string;

const inFolder = (name: string) => path.join(folder, name);
const readLog = async (from: number) => {
  if (from > written.length) throw new LogGoneError('it begins later');
  return { from, to: written.length, bytes: Buffer.from(written.slice(from)) };
};
/** A process of the API. Its clock is the test's: each `stop` keeps what has changed. */
const follow = (changes: Partial<Parameters<typeof followChanges>[0]> = {}) =>
  followChanges({
    ...{ dataDir: inFolder('data'), folder: inFolder('backups'), publicKey: null, readLog },
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    ...changes,
  });
const kept = async () =>
  (await listParts(inFolder(`backups/${BACKUP}`), 3, new Date(Date.now() + 1000))).map(({ from, to }) => [from, to]);
const finish = (name = BACKUP) => writeFileSync(inFolder(`backups/${name}`), '');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-follow-'));
  mkdirSync(inFolder('data'));
  mkdirSync(inFolder('backups'));
  lines = [];
  written = 'abc';
});

afterEach(() => rmSync(folder, { recursive: true }));

it('keeps what changes after a backup, from its end on, once that is whole', async () => {
  const first = follow();
  expect(await first.isBroken(BACKUP)).toBe(true);
  first.ended(BACKUP, 3);
  written += 'def';
  await first.stop();
  expect(await kept()).toEqual([]);

  const second = follow();
  second.ended(BACKUP, 3);
  finish();
  await second.stop();
  expect(await kept()).toEqual([[3, 6]]);
  expect(second.keptAt()).not.toBeNull();
});

it('goes on in the next process, and writes nothing where nothing has changed', async () => {
  const first = follow();
  first.ended(BACKUP, 3);
  finish();
  written += 'def';
  await first.stop();

  await follow().stop();
  written += 'ghij';
  const third = follow();
  expect(await third.isBroken(BACKUP)).toBe(false);
  await third.stop();
  expect(await kept()).toEqual([
    [3, 6],
    [6, 10],
  ]);
});

it('asks for a new backup where the log is gone, and where another one is the newest', async () => {
  const first = follow();
  first.ended(BACKUP, 3);
  finish();
  await first.stop();
  written = '';

  const second = follow();
  await second.stop();
  expect(await second.isBroken(BACKUP)).toBe(true);
  expect(existsSync(inFolder('data/followed-backup.json'))).toBe(false);
  expect(lines.join('')).toContain('it begins later');
  expect(await second.isBroken('shop-2026-11-30-000012.tar.gz')).toBe(true);
});

it('says once that the folder is away, and keeps all of it when it is back', async () => {
  const only = follow({ eachMs: 5 });
  only.ended(BACKUP, 3);
  finish();
  while (!only.keptAt()) await new Promise((resolve) => setTimeout(resolve, 5));
  rmSync(inFolder('backups'), { recursive: true });
  writeFileSync(inFolder('backups'), 'a file');
  written += 'def';
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('changes not kept');
  rmSync(inFolder('backups'));
  await only.stop();
  expect(readdirSync(inFolder('backups'))).toEqual(['shop-2026-11-29-000012.changes']);
  expect(await kept()).toEqual([[3, 6]]);
});
