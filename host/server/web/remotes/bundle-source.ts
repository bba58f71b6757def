import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@shop/node/bundles';
import { REMOTES_PATH } from '../../../src/remotes/remotes-path';
import type { StoreFiles } from './store-files';

const FETCH_TIMEOUT_MS = 1200;

/**
 * Returns the store's file for an address of this site; null for another site.
 * @throws Error when the address leads out of the store
 */
export function storeFile(storeDir: string, url: string): string | null {
  if (!url.startsWith(REMOTES_PATH)) return null;
  const file = path.resolve(storeDir, url.slice(REMOTES_PATH.length));
  if (!file.startsWith(storeDir + path.sep)) throw new Error(`address outside the store: ${url}`);
  return file;
}

async function fetchBytes(url: string): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Reads a server bundle and compares it with its published hash.
 * @throws Error when the file is missing, the server is slow or fails, or the hash differs
 */
export async function readBundle(files: StoreFiles, url: string, integrity: string): Promise<string> {
  const file = storeFile(files.dir, url);
  if (file) await files.fetch(url.slice(REMOTES_PATH.length));
  const bytes = file ? await readFile(file) : await fetchBytes(url);
  const actual = integrityOf(bytes);
  if (actual !== integrity) throw new Error(`${url} is not what was published: its hash is ${actual}`);
  return bytes.toString('utf8');
}
