import { parseArgs } from 'node:util';
import { RefusedError } from '@shop/node/refused-error';

export interface RestoreArguments {
  /** Null: the newest backup of BACKUP_TO. */
  file: string | null;
  /** How late the shop may be; null: the file alone. */
  to: Date | null;
  isOlderAccepted: boolean;
}

const USAGE = "usage: npm run restore -- [shop.tar.gz] [--to '2026-11-27 14:05'] [--accept-older]";

/** In Moscow, as all times of the shop. It has had no summer time since 2014. */
const MOSCOW_TIME = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/;

function readTime(text: string): Date {
  const [, day, time] = MOSCOW_TIME.exec(text) ?? [];
  const read = new Date(day === undefined ? NaN : `${day}T${time}+03:00`);
  // The 31st of a month of 30 days would be the first of the next one.
  const isReal = !Number.isNaN(read.getTime()) && new Date(`${day}T00:00Z`).toISOString().startsWith(`${day}`);
  if (!isReal) throw new RefusedError(`${text} is no time in Moscow: write it as 2026-11-27 14:05`);
  return read;
}

/**
 * Reads the arguments of `npm run restore`.
 * @throws RefusedError for others, and a time that is no time or has not come
 */
export function readRestoreArguments(args: readonly string[], now: Date): RestoreArguments {
  const { values, positionals } = parse(args);
  const [file = null, ...more] = positionals;
  if (more.length > 0) throw new RefusedError(USAGE);
  const asked = values.to === undefined ? null : readTime(values.to);
  if (asked && asked > now) throw new RefusedError(`${values.to} has not come yet`);
  return { file, to: asked ?? (file === null ? now : null), isOlderAccepted: values['accept-older'] ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, 'accept-older': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new RefusedError(USAGE);
  }
}
