import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { createDurably } from '@shop/node/durable-files';
import { requireSignature, signedDocument } from '@shop/node/signing';
import type { Releases } from './releases';

const KEY = 'publisher.json';
/** The registry has the same signature: this tells one document from the other. */
const KIND = 'publisher-state';
const COPY_EVERY_MS = 30_000;
const ATTEMPTS = 3;

/** In `DATA_DIR`: tokens of teams, figures of versions, and what people open. */
const FILES = ['keys/tokens.json', 'figures.json', 'delivery/opened.json'] as const;

type Files = Partial<Record<(typeof FILES)[number], string>>;

interface State {
  kind: typeof KIND;
  /** ISO 8601, UTC. */
  at: string;
  /** Contents by path, as gzip in base64. */
  files: Files;
}

type Place = Pick<Releases, 'store' | 'keys'>;

const pack = promisify<Buffer, Buffer>(gzip);
const unpack = promisify<Buffer, Buffer>(gunzip);

async function packFiles(dataDir: string): Promise<Files> {
  const files: Files = {};
  for (const file of FILES) {
    const content = await readFile(path.join(dataDir, file)).catch(() => null); // not there yet
    if (content) files[file] = (await pack(content)).toString('base64');
  }
  return files;
}

/** What was copied last; a copy that somebody has damaged is replaced. */
function copiedFiles(text: string | undefined): Files {
  try {
    return (JSON.parse(text ?? '{}') as Partial<State>).files ?? {}; // only compared
  } catch {
    return {};
  }
}

function parse({ keys }: Place, text: string): State | null {
  requireSignature(keys.publicKey, text);
  const state = JSON.parse(text) as State | { kind?: unknown }; // whoever has signed it has written it below
  return state.kind === KIND ? (state as State) : null;
}

/**
 * Takes what this machine lacks from the copy in the store: another publisher goes on where a lost
 * machine has stopped. What is here stays as it is.
 * @returns the paths below `dataDir` that were restored
 * @throws SignatureError when somebody else has written the copy; StoreError when the store fails
 */
export async function restoreState(place: Place, dataDir: string): Promise<string[]> {
  const missing = FILES.filter((file) => !existsSync(path.join(dataDir, file)));
  if (missing.length === 0) return []; // as before nearly every command
  const found = await place.store.read(KEY);
  const state = found && parse(place, found.bytes.toString('utf8'));
  if (!state) return [];
  const restored: string[] = [];
  for (const file of missing) {
    const packed = state.files[file];
    if (packed === undefined) continue;
    const content = await unpack(Buffer.from(packed, 'base64'));
    if (await createDurably(path.join(dataDir, file), content)) restored.push(file);
  }
  return restored;
}

/** Copies tokens and figures to the store, signed, when they have changed. */
export async function copyState({ store, keys }: Place, dataDir: string, now: () => number = Date.now): Promise<void> {
  const files = await packFiles(dataDir);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await store.read(KEY);
    if (JSON.stringify(copiedFiles(before?.bytes.toString('utf8'))) === JSON.stringify(files)) return;
    const state: State = { kind: KIND, at: new Date(now()).toISOString(), files };
    const bytes = Buffer.from(signedDocument(keys.privateKey, state));
    if (await store.replaceIf(KEY, bytes, before?.tag ?? null)) return;
  }
}

/**
 * Copies the state every 30 s, which is what a lost machine loses.
 * @returns a function that ends it with a last copy
 */
export function keepStateCopied(place: Place, dataDir: string, onFailure: (error: unknown) => void) {
  let copying = Promise.resolve();
  const copy = () => (copying = copying.then(() => copyState(place, dataDir)).catch(onFailure));
  const timer = setInterval(() => void copy(), COPY_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return copy();
  };
}
