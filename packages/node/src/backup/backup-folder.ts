import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { writeDurably } from '../durable-files';

/** A backup in a folder of backups. */
export interface KeptBackup {
  name: string;
  madeAt: Date;
}

/** How many days and weeks have a backup. */
export interface Keeping {
  days: number;
  weeks: number;
}

/** The state of a folder of backups. */
export interface BackupState {
  /** When the newest was made; null when there is none. */
  madeAt: Date | null;
  /** When one was last restored beside the shop; null when none ever was. */
  provenAt: Date | null;
  /** How many pages were rendered from it; 0: its database alone was proven. */
  provenPages: number;
}

/** What was rendered from a backup that was restored. */
export interface ProvenPages {
  /** How many pages. */
  pages: number;
  /** Why there are none, on a machine that cannot render them; null when there are. */
  missing: string | null;
}

const NAME = /^shop-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz(?:\.age)?$/;
export const PROOF_FILE = 'proven.json';
/** Hashes of deleted accounts, which no restore brings back. */
export const ERASURES_FILE = 'erased.txt';
const DAY_MS = 24 * 60 * 60 * 1000;
/** The first day of the count was a Thursday; weeks begin on Mondays. */
const DAYS_TO_MONDAY = 3;

/** Names a backup: `shop-2026-11-29-000012.tar.gz`, in UTC, and with `.age` if it is encrypted. */
export function nameOf(madeAt: Date, isEncrypted = false): string {
  const [day = '', time = ''] = madeAt.toISOString().split('T');
  return `shop-${day}-${time.slice(0, 8).replaceAll(':', '')}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** Names the folder of the changes after a backup: `shop-2026-11-29-000012.changes`. */
export const changesOf = (name: string): string => name.replace(/\.tar\.gz(?:\.age)?$/, '.changes');

/** The backups among the names of files, the newest first. */
export function backupsAmong(names: readonly string[]): KeptBackup[] {
  const found = names.flatMap((name) => {
    const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
    return day === undefined ? [] : [{ name, madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
  });
  return found.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** The backups of a folder, the newest first. Other files are left out. */
export const listBackups = async (folder: string): Promise<KeptBackup[]> => backupsAmong(await readdir(folder));

const dayOf = ({ madeAt }: KeptBackup) => Math.floor(madeAt.getTime() / DAY_MS);
const weekOf = (backup: KeptBackup) => Math.floor((dayOf(backup) + DAYS_TO_MONDAY) / 7);

/** The newest of each of the last periods that have one. */
function newestOfEach(backups: readonly KeptBackup[], periodOf: (backup: KeptBackup) => number, count: number) {
  const periods = [...new Set(backups.map(periodOf))].slice(0, count);
  return periods.map((period) => backups.find((backup) => periodOf(backup) === period));
}

/**
 * Finds the backups that are not needed any more.
 * @param backups the newest first
 */
export function findEnded(backups: readonly KeptBackup[], { days, weeks }: Keeping): KeptBackup[] {
  const kept = new Set([...newestOfEach(backups, dayOf, days), ...newestOfEach(backups, weekOf, weeks)]);
  return backups.filter((backup) => !kept.has(backup));
}

/** Whether a backup is due: each night at 3 o'clock in Moscow, when a new day begins in UTC. */
export const isDue = (newest: KeptBackup | undefined, now: Date): boolean =>
  newest === undefined || dayOf(newest) < Math.floor(now.getTime() / DAY_MS);

interface Proof extends ProvenPages {
  name: string;
  provenAt: string;
}

/** One of an earlier version says nothing of pages: it had none rendered. */
function toProof(value: unknown): Proof | null {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('provenAt' in value)) return null;
  const { name, provenAt } = value;
  if (typeof name !== 'string' || typeof provenAt !== 'string') return null;
  const pages = 'pages' in value && typeof value.pages === 'number' ? value.pages : 0;
  const missing = 'missing' in value && typeof value.missing === 'string' ? value.missing : null;
  return { name, provenAt, pages, missing };
}

/** The backup that was last restored beside the shop. */
export async function readProof(folder: string): Promise<Proof | null> {
  try {
    return toProof(JSON.parse(await readFile(path.join(folder, PROOF_FILE), 'utf8')));
  } catch (error) {
    const isMissing = isNativeError(error) && 'code' in error && error.code === 'ENOENT';
    if (isMissing || error instanceof SyntaxError) return null; // nothing is proven
    throw error;
  }
}

/** Notes that a backup was restored beside the shop, and what was rendered from it. */
export async function writeProof(folder: string, name: string, { pages, missing }: ProvenPages): Promise<void> {
  const proof: Proof = { name, provenAt: new Date().toISOString(), pages, missing };
  await writeDurably(path.join(folder, PROOF_FILE), `${JSON.stringify(proof)}\n`);
}

/** Removes what is not needed any more; the one that was proven last stays. */
export async function removeEnded(folder: string, keeping: Keeping): Promise<void> {
  const proof = await readProof(folder);
  for (const { name } of findEnded(await listBackups(folder), keeping))
    if (name !== proof?.name)
      for (const each of [name, changesOf(name)]) await rm(path.join(folder, each), { recursive: true, force: true });
}

/** Reads the state of a folder of backups, such as the age of the newest. */
export async function readBackupState(folder: string): Promise<BackupState> {
  const [newest] = await listBackups(folder);
  const proof = await readProof(folder);
  return {
    madeAt: newest?.madeAt ?? null,
    provenAt: proof && new Date(proof.provenAt),
    provenPages: proof?.pages ?? 0,
  };
}
