import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  findEnded,
  isDue,
  listBackups,
  nameOf,
  readBackupState,
  readProof,
  removeEnded,
  writeProof,
  type KeptBackup,
} from './backup-folder';

const DAY_MS = 24 * 60 * 60 * 1000;
const RENDERED = { pages: 100, missing: null };
const NOW = new Date('2026-11-29T10:00:00Z'); // a Sunday

const backupOf = (day: string): KeptBackup => ({ name: day, madeAt: new Date(`${day}T00:00:12Z`) });
/** One a night, the newest first. */
const nights = (count: number): KeptBackup[] =>
  Array.from({ length: count }, (_, index) =>
    backupOf(new Date(NOW.getTime() - index * DAY_MS).toISOString().slice(0, 10)),
  );
const namesOf = (backups: readonly KeptBackup[]) => backups.map(({ name }) => name);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-backups-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('keeps one of each of seven days and of four weeks', () => {
  const all = nights(60);
  const ended = new Set(findEnded(all, { days: 7, weeks: 4 }));

  expect(namesOf(all.filter((backup) => !ended.has(backup)))).toEqual([
    ...['2026-11-29', '2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23'],
    ...['2026-11-22', '2026-11-15', '2026-11-08'],
  ]);
});

it('keeps what there is when nights are missing, and the newest of a day', () => {
  const some = [backupOf('2026-11-29'), backupOf('2026-10-01'), backupOf('2026-09-01')];
  expect(findEnded(some, { days: 7, weeks: 4 })).toEqual([]);

  const twice = [{ name: 'later', madeAt: new Date('2026-11-29T09:00:00Z') }, backupOf('2026-11-29')];
  expect(namesOf(findEnded(twice, { days: 7, weeks: 4 }))).toEqual(['2026-11-29']);
});

it('is due once a night, and at once when there is none', () => {
  expect(isDue(undefined, NOW)).toBe(true);
  expect(isDue(backupOf('2026-11-28'), NOW)).toBe(true);
  expect(isDue(backupOf('2026-11-29'), NOW)).toBe(false);
});

it('knows backups by their names, and leaves other files alone', async () => {
  const made = nights(10).map(({ madeAt }) => nameOf(madeAt));
  const others = ['shop.tar.gz', 'notes.txt', `${made[0]}.draft`];
  for (const name of [...made, ...others]) writeFileSync(path.join(folder, name), '');

  expect(namesOf(await listBackups(folder))).toEqual(made);
  await removeEnded(folder, { days: 2, weeks: 0 });
  expect(readdirSync(folder).toSorted()).toEqual([...made.slice(0, 2), ...others].toSorted());
});

it('never removes the one that was proven last', async () => {
  const made = nights(10).map(({ madeAt }) => nameOf(madeAt));
  for (const name of made) writeFileSync(path.join(folder, name), '');
  await writeProof(folder, made[9] ?? '', RENDERED);
  await removeEnded(folder, { days: 1, weeks: 0 });

  expect(namesOf(await listBackups(folder))).toEqual([made[0], made[9]]);
});

it('says how old they are', async () => {
  expect(await readBackupState(folder)).toEqual({ madeAt: null, provenAt: null, provenPages: 0 });

  writeFileSync(path.join(folder, 'shop-2026-11-29-000012.tar.gz'), '');
  writeFileSync(path.join(folder, 'proven.json'), 'half');
  expect(await readBackupState(folder)).toEqual({
    madeAt: new Date('2026-11-29T00:00:12Z'),
    provenAt: null,
    provenPages: 0,
  });

  await writeProof(folder, 'shop-2026-11-29-000012.tar.gz', RENDERED);
  const { provenAt, provenPages } = await readBackupState(folder);
  expect(provenPages).toBe(100);
  expect(Math.abs(Date.now() - Number(provenAt))).toBeLessThan(10_000);
  await expect(readBackupState(path.join(folder, 'none'))).rejects.toThrow('ENOENT');
});

it('does not say that pages were rendered where a proof does not', async () => {
  const provenAt = '2026-11-29T00:01:12Z';
  const write = (proof: object) => writeFileSync(path.join(folder, 'proven.json'), JSON.stringify(proof));

  write({ name: 'shop', provenAt });
  expect(await readBackupState(folder)).toMatchObject({ provenAt: new Date(provenAt), provenPages: 0 });
  write({ name: 'shop', provenAt, pages: 'many' });
  expect(await readBackupState(folder)).toMatchObject({ provenPages: 0 });
  write({ name: 'shop', pages: 100 });
  expect(await readBackupState(folder)).toMatchObject({ provenAt: null, provenPages: 0 });
  await writeProof(folder, 'shop', { pages: 0, missing: 'the host is not built here' });
  expect(await readProof(folder)).toMatchObject({ pages: 0, missing: 'the host is not built here' });
});
