import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import type { Queryable } from './database';
import { LogGoneError, type LogPart } from './log-part';

// PostgreSQL's log of changes (the WAL, https://www.postgresql.org/docs/current/wal-internals.html).
// A copy of the files that is started on a longer log becomes what the database was at its end.

/** Of each file of the log: PGlite's build has the usual size. */
const FILE_BYTES = 16 * 2 ** 20;
/** How many files have the same middle part in their names. */
const FILES_EACH = 256;
/** An embedded database follows no other, so that it has the first timeline for ever. */
const TIMELINE = '00000001';

const hexOf = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');
const fileAt = (place: number): string => {
  const number = Math.floor(place / FILE_BYTES);
  return `${TIMELINE}${hexOf(Math.floor(number / FILES_EACH))}${hexOf(number % FILES_EACH)}`;
};

/** The place that PostgreSQL writes as `1/2A3B4C`, as a number. */
export function placeOf(lsn: string): number {
  const [high = '', low = ''] = lsn.split('/');
  return parseInt(high, 16) * 2 ** 32 + parseInt(low, 16);
}

/** The files that a range touches, each with the part of it that it holds. */
function* filesOf(from: number, to: number): Generator<{ name: string; start: number; length: number }> {
  for (let place = from; place < to;) {
    const start = place % FILE_BYTES;
    const length = Math.min(FILE_BYTES - start, to - place);
    yield { name: fileAt(place), start, length };
    place += length;
  }
}

async function readRange(file: string, start: number, length: number): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    if (isNativeError(error) && 'code' in error && error.code === 'ENOENT')
      throw new LogGoneError('the log of the database was removed before it was copied');
    throw error;
  });
  try {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await handle.read(bytes, 0, length, start);
    if (bytesRead < length) throw new Error(`${file} is cut off`);
    return bytes;
  } finally {
    await handle.close();
  }
}

/**
 * What the log of an open embedded database has got since a place, as far as it is on the disk.
 * @param folder of the database
 * @throws LogGoneError when the log does not reach back so far
 */
export async function readLog(db: Queryable, folder: string, from: number): Promise<LogPart> {
  const { rows } = await db.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
  const to = placeOf(rows[0]?.lsn ?? '');
  if (to < from) throw new LogGoneError('the log of the database begins later');
  const read: Buffer[] = [];
  for (const { name, start, length } of filesOf(from, to))
    read.push(await readRange(path.join(folder, 'pg_wal', name), start, length));
  return { from, to, bytes: Buffer.concat(read) };
}

/**
 * Writes a part of the log into a copy that no process has open. All behind it goes: a start ends
 * where the log ends.
 */
export async function writeLog(folder: string, { from, to, bytes }: LogPart): Promise<void> {
  const wal = path.join(folder, 'pg_wal');
  let written = 0;
  for (const { name, start, length } of filesOf(from, to)) {
    const handle = await open(path.join(wal, name), 'a').then(async (made) => {
      await made.close();
      return open(path.join(wal, name), 'r+');
    });
    try {
      await handle.write(bytes, written, length, start);
      await handle.truncate(start + length);
      await handle.truncate(FILE_BYTES); // the rest is zeros, which end the log
    } finally {
      await handle.close();
    }
    written += length;
  }
  const last = fileAt(to);
  for (const name of await readdir(wal)) if (/^[0-9A-F]{24}$/.test(name) && name > last) await rm(path.join(wal, name));
}

/** Whether a start has read a copy's log as far as a place. */
export async function hasReached(db: Queryable, place: number): Promise<boolean> {
  const { rows } = await db.query<{ lsn: string }>('select redo_lsn::text as lsn from pg_control_checkpoint()');
  return placeOf(rows[0]?.lsn ?? '') >= place;
}
