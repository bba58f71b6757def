import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import { RefusedError } from '../refused-error';
import { isManifest, MANIFEST_FILE, type Manifest } from './manifest';
import { openArchive, type Archive } from './open-archive';

const isWithin = (name: string) => !path.isAbsolute(name) && !name.split(/[/\\]/).includes('..');

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/** @returns the sha-256 of the file that was written; null for a folder */
async function unpackEntry(entry: Entry, folder: string): Promise<string | null> {
  const { name, type } = entry.header;
  if (!isWithin(name) || (type !== 'file' && type !== 'directory')) throw new RefusedError(`${name} is no file of it`);
  const target = path.join(folder, name);
  if (type === 'directory') {
    await mkdir(target, { recursive: true, mode: 0o700 });
    entry.resume();
    return null;
  }
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const digest = createHash('sha256');
  await pipeline(
    async function* () {
      // A tar has bytes only.
      for await (const chunk of entry as AsyncIterable<Buffer>) {
        digest.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  );
  return digest.digest('hex');
}

async function unpack(archive: Archive, folder: string): Promise<Record<string, string>> {
  const entries = extract();
  const passing = pipeline(archive.read(), createGunzip(), entries);
  passing.catch(() => undefined); // it is awaited below, after the entries
  const files: Record<string, string> = {};
  for await (const entry of entries) {
    const digest = await unpackEntry(entry, folder);
    if (digest !== null) files[entry.header.name] = digest;
  }
  await passing;
  return files;
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST_FILE);
  const manifest: unknown = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
  if (!isManifest(manifest)) throw new RefusedError('its manifest is missing, or of another version');
  return manifest;
}

/** Files whose content differs from what the manifest says, and those that only one of both has. */
function differencesOf(written: Readonly<Record<string, string>>, said: Readonly<Record<string, string>>): string[] {
  const names = new Set([...Object.keys(written), ...Object.keys(said)]);
  return [...names].filter((name) => name !== MANIFEST_FILE && written[name] !== said[name]);
}

async function unpackWhole(archive: Archive, folder: string): Promise<Manifest> {
  const written = await unpack(archive, folder);
  const manifest = await readManifest(folder);
  const [changed] = differencesOf(written, manifest.files);
  if (changed !== undefined) throw new RefusedError(`${changed} is not as it was`);
  return manifest;
}

/**
 * Unpacks an archive into a folder, and compares each byte with its digest.
 * @param keyFile with the key of an encrypted one
 * @throws RefusedError when it is no archive of a shop, was changed or is cut off, or needs another
 *   key
 */
export async function readArchive(file: string, folder: string, keyFile: string | null = null): Promise<Manifest> {
  const archive = await openArchive(file, keyFile);
  if (!(await archive.isWhole()))
    throw new RefusedError(`${file} is no complete backup: it was changed, cut off, or made by an earlier version`);
  try {
    return await unpackWhole(archive, folder);
  } catch (error) {
    throw new RefusedError(`${file} cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`);
  }
}
