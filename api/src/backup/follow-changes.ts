import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { listBackups } from '@shop/node/backup';
import { writeDurably } from '@shop/node/durable-files';
import { LogGoneError, type LogPart } from '../db/log-part';
import { keepPart } from './changes';
import { reportHourly } from './report-hourly';

/** So that at most a minute is lost with the machine, the time that writing takes included. */
const EACH_MS = 30_000;
/** In DATA_DIR. A restored shop has none, and begins with a backup of its own. */
const STATE_FILE = 'followed-backup.json';

/** How far the changes after a backup are kept. */
interface Followed {
  /** The name of the backup. */
  backup: string;
  /** Where in the log the next part begins. */
  place: number;
}

export interface ChangesOptions {
  dataDir: string;
  /** BACKUP_TO. */
  folder: string;
  /** BACKUP_PUBLIC_KEY. */
  publicKey: string | null;
  readLog: (from: number) => Promise<LogPart>;
  /** Sends all that is kept after a backup to where it is safe. */
  send?: ((backup: string) => Promise<void>) | undefined;
  log: Logger;
  eachMs?: number;
}

export type FollowedChanges = ReturnType<typeof followChanges>;

const isFollowed = (value: unknown): value is Followed =>
  typeof value === 'object' &&
  value !== null &&
  'backup' in value &&
  typeof value.backup === 'string' &&
  'place' in value &&
  typeof value.place === 'number';

async function readState(file: string): Promise<Followed | null> {
  try {
    const state: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isFollowed(state) ? state : null;
  } catch {
    return null; // a backup begins anew
  }
}

/**
 * Keeps what changes in the embedded database after the newest backup, beside it, twice a minute:
 * a restore brings the shop to any of these moments.
 */
export function followChanges(options: ChangesOptions) {
  const { dataDir, folder, publicKey, readLog, send, log, eachMs = EACH_MS } = options;
  const stateFile = path.join(dataDir, STATE_FILE);
  let followed: Followed | null = null;
  let ended: Followed | null = null;
  let keptAt: Date | null = null;
  const report = reportHourly(log, 'changes not kept', folder);
  const isRead = readState(stateFile).then((state) => {
    followed = state;
  });

  const follow = async (state: Followed) => {
    await writeDurably(stateFile, `${JSON.stringify(state)}\n`);
    followed = state;
  };
  const forget = async () => {
    followed = null;
    await rm(stateFile, { force: true });
  };
  /** A backup is followed as soon as it is whole. */
  const takeNewest = async () => {
    if (!ended) return;
    const [newest] = await listBackups(folder);
    if (newest?.name !== ended.backup) return;
    await follow(ended);
    ended = null;
  };
  const keep = async () => {
    await isRead;
    await takeNewest();
    if (!followed) return;
    const at = new Date();
    const part = await readLog(followed.place);
    if (part.to > part.from) {
      await keepPart(path.join(folder, followed.backup), part, at, publicKey);
      await follow({ ...followed, place: part.to });
    }
    await send?.(followed.backup);
    keptAt = at;
    report.worked();
  };

  let work = Promise.resolve();
  const run = () => {
    work = work.then(keep).catch((error: unknown) => {
      report.failed(error);
      return error instanceof LogGoneError ? forget() : undefined;
    });
    return work;
  };
  const timer = setInterval(() => void run(), eachMs);
  timer.unref();
  return {
    /** Tells where the log stood at the end of a backup that is being written. */
    ended(backup: string, place: number): void {
      ended = { backup, place };
    },
    /** Whether changes after the newest backup are lost: only another one can be followed. */
    async isBroken(newest: string): Promise<boolean> {
      await isRead;
      return ended === null && followed?.backup !== newest;
    },
    /** When all that was committed was kept; null before that. */
    keptAt: () => keptAt,
    /** Keeps what has changed until now, and ends. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await run();
    },
  };
}
