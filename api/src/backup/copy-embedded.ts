import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { copyFile, copyFolder, type CopySink, type DatabaseCopy } from '@shop/node/backup';
import type { FolderCopy } from '../db/folder-copy';

const PREFIX = 'database';
/** A file of the log: its number in two halves of eight digits, after the timeline. */
const LOG_FILE = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/;
/** How many files of 16 MB have the same first half. */
const LOG_FILES_EACH = 256;

const numberOf = (name: string): number => {
  const [, high = '', low = ''] = LOG_FILE.exec(name) ?? [];
  return parseInt(high, 16) * LOG_FILES_EACH + parseInt(low, 16);
};

/** Log and control file are copied when the end is known. Others say who uses the folder. */
const isData = (name: string) =>
  !/^database\/(pg_wal\/[^/]+|postmaster\.\w+|backup_label|global\/pg_control|base\/pgsql_tmp\/.+)$/.test(name);

async function copyLog(sink: CopySink, folder: string, first: string, last: string): Promise<void> {
  const all = await readdir(path.join(folder, 'pg_wal'));
  const names = all.filter((name) => LOG_FILE.test(name) && name >= first && name <= last);
  if (names.length !== numberOf(last) - numberOf(first) + 1)
    throw new Error('the log of the database was cut while it was copied');
  for (const name of names) await copyFile(sink, path.join(folder, 'pg_wal', name), `${PREFIX}/pg_wal/${name}`);
}

const put = (sink: CopySink, name: string, content: Buffer) =>
  sink.file(`${PREFIX}/${name}`, content.length, [content]);

/** Copies the folder of an embedded database, which this or another process has open. */
export async function copyEmbedded(
  folder: string,
  copy: Pick<FolderCopy, 'end'>,
  sink: CopySink,
): Promise<DatabaseCopy> {
  await copyFolder(sink, folder, PREFIX, isData);
  const { label, control, first, last, place, said } = await copy.end();
  const end = { place, at: new Date().toISOString() };
  await put(sink, 'global/pg_control', Buffer.from(control, 'base64'));
  await put(sink, 'backup_label', Buffer.from(label));
  await copyLog(sink, folder, first, last);
  return { kind: 'embedded', ...said, end, tables: [], sequences: {} };
}
