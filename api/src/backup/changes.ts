import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { changesOf, readSealed, writeSealed } from '@shop/node/backup';
import { makeFolder } from '@shop/node/durable-files';
import type { LogPart } from '../db/log-part';

/** A file with a part of the log of changes. */
interface KeptPart {
  file: string;
  from: number;
  to: number;
  /** The part has all that was committed before. */
  at: Date;
}

const NAME = /^([0-9a-f]{14})-([0-9a-f]{14})-(\d+)\.wal\.gz(?:\.age)?$/;
const hexOf = (place: number) => place.toString(16).padStart(14, '0');

function partOf(folder: string, name: string): KeptPart[] {
  const [, from, to, at] = NAME.exec(name) ?? [];
  if (from === undefined || to === undefined) return [];
  return [{ file: path.join(folder, name), from: parseInt(from, 16), to: parseInt(to, 16), at: new Date(Number(at)) }];
}

const isMissing = (error: unknown) => isNativeError(error) && 'code' in error && error.code === 'ENOENT';

/**
 * Keeps a part of the log beside the backup that it follows.
 * @param backup the file of the backup
 * @param publicKey to which the part is encrypted; null: it is not
 */
export async function keepPart(backup: string, part: LogPart, at: Date, publicKey: string | null): Promise<void> {
  const folder = changesOf(backup);
  await makeFolder(folder, 0o700);
  const name = `${hexOf(part.from)}-${hexOf(part.to)}-${at.getTime()}.wal.gz${publicKey === null ? '' : '.age'}`;
  await writeSealed(path.join(folder, name), part.bytes, publicKey);
}

/**
 * The parts of the log that continue a backup without a gap, the first one first. Of two that begin
 * at one place, the longer counts: its process has died before it noted that the other was kept.
 * @param place where the log stood at the end of the backup
 * @param to later parts are left out
 */
export async function listParts(backup: string, place: number, to: Date): Promise<KeptPart[]> {
  const folder = changesOf(backup);
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []; // nothing has changed
    throw error;
  });
  const known = names.toSorted().flatMap((name) => partOf(folder, name));
  const longest = new Map(known.filter(({ at }) => at <= to).map((part) => [part.from, part]));
  const parts: KeptPart[] = [];
  for (let next = longest.get(place); next; next = longest.get(next.to)) parts.push(next);
  return parts;
}

/** @throws RefusedError when it was changed or is cut off, or needs another key */
export async function readPart({ file, from, to }: KeptPart, keyFile: string | null): Promise<LogPart> {
  const bytes = await readSealed(file, keyFile);
  if (bytes.length !== to - from) throw new Error(`${file} has another length than its name says`);
  return { from, to, bytes };
}
