import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { counted } from '@shop/shared/counted';
import { digestOf } from '@shop/node/bundles';
import { RefusedError } from '@shop/node/refused-error';
import { isKey, StoreError } from '@shop/node/store';
import type { Release } from '../releases';

/** A remote has some fifty files, of which none is larger than a picture. */
const MAX_FILES = 2000;
export const MAX_FILE_BYTES = 10_000_000;
const MAX_BYTES = 100_000_000;
/**
 * No team takes the room of others: the most of a caller, of a remote, and of a caller for a
 * remote.
 */
const MAX_OF_CALLER = 10;
const MAX_OF_REMOTE = 10;
const MAX_OF_BOTH = 3;
/** A publisher that was stopped sends nothing more. */
const IDLE_MS = 120_000;

const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;

export interface AnnouncedFile {
  path: string;
  /** SHA-384, as in Subresource Integrity. */
  digest: string;
}

export interface Upload {
  id: string;
  /** What the caller says of the version. */
  release: Release;
  remote: string;
  /** The folder of the files that have arrived. */
  dir: string;
}

interface OpenUpload extends Upload {
  who: string;
  digests: ReadonlyMap<string, string>;
  arrived: Set<string>;
  bytes: number;
  timer: NodeJS.Timeout;
}

/** The folders that a file is in, as in `a` and `a/b` of `a/b/c`. */
function foldersOf(name: string): string[] {
  const parts = name.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** @throws RefusedError that names the first file that cannot be one of a version */
function requireFiles(files: readonly AnnouncedFile[]): Map<string, string> {
  if (files.length === 0 || files.length > MAX_FILES)
    throw new RefusedError(`a version has 1 to ${counted(MAX_FILES, 'file')}, not ${files.length}`);
  const digests = new Map<string, string>();
  for (const { path: name, digest } of files) {
    if (!isKey(name))
      throw new RefusedError(`no file of a version can be called ${JSON.stringify(name.slice(0, 100))}`);
    if (digests.has(name)) throw new RefusedError(`the file ${name} is announced twice`);
    if (!DIGEST.test(digest)) throw new RefusedError(`the digest of ${name} is not one of SHA-384`);
    digests.set(name, digest);
  }
  const folder = [...digests.keys()].flatMap(foldersOf).find((name) => digests.has(name));
  if (folder !== undefined) throw new RefusedError(`${folder} is announced as a file and as a folder of files`);
  return digests;
}

/** Versions on their way: their files arrive one by one, in a folder outside the store. */
export interface Uploads {
  /** @throws RefusedError for files that cannot be those of a version, or too many open uploads */
  open: (who: string, release: Release, files: readonly AnnouncedFile[]) => Promise<Upload>;
  /**
   * @throws RefusedError when it was not announced like this, or is too large
   * @throws StoreError when the disk does not take it
   */
  put: (id: string, name: string, bytes: Buffer) => Promise<void>;
  /** @throws RefusedError with the code NOT_FOUND when it has ended */
  get: (id: string) => Upload;
  /** @throws RefusedError while files are missing */
  requireComplete: (id: string) => Upload;
  close: (id: string) => Promise<void>;
  /** Gives all of them up. */
  closeAll: () => Promise<void>;
}

/** @throws RefusedError when the caller or the remote has too many versions on their way */
function requireRoom(uploads: readonly OpenUpload[], who: string, remote: string): void {
  const refuse = (owner: string, count: number) => {
    throw new RefusedError(
      `${owner} has ${counted(count, 'version')} on the way: wait for one, or give one up`,
      'TOO_MANY_REQUESTS',
    );
  };
  const own = uploads.filter((upload) => upload.who === who);
  const both = own.filter((upload) => upload.remote === remote).length;
  if (both >= MAX_OF_BOTH) refuse(`${who} for ${remote}`, both);
  if (own.length >= MAX_OF_CALLER) refuse(who, own.length);
  const ofRemote = uploads.filter((upload) => upload.remote === remote).length;
  if (ofRemote >= MAX_OF_REMOTE) refuse(remote, ofRemote);
}

async function writeUpload(file: string, bytes: Buffer): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`the upload cannot be kept: ${reason}`, { cause: error });
  }
}

/**
 * Opens the folder of uploads, and removes what a killed process has left there.
 * @param folder of this process alone
 */
export async function openUploads(folder: string): Promise<Uploads> {
  const uploads = new Map<string, OpenUpload>();
  await rm(folder, { recursive: true, force: true });

  const find = (id: string): OpenUpload => {
    const upload = uploads.get(id);
    if (!upload) throw new RefusedError('the upload has ended: begin again', 'NOT_FOUND');
    upload.timer.refresh();
    return upload;
  };

  const close = async (id: string): Promise<void> => {
    const upload = uploads.get(id);
    if (!upload) return;
    uploads.delete(id);
    clearTimeout(upload.timer);
    await rm(upload.dir, { recursive: true, force: true });
  };

  return {
    async open(who, release, files) {
      const remote = release.name;
      const digests = requireFiles(files);
      requireRoom([...uploads.values()], who, remote);
      const id = randomUUID();
      const dir = path.join(folder, id);
      const timer = setTimeout(() => void close(id), IDLE_MS).unref();
      uploads.set(id, { id, who, remote, release, dir, digests, arrived: new Set(), bytes: 0, timer });
      return { id, remote, release, dir };
    },

    async put(id, name, bytes) {
      const upload = find(id);
      const wanted = upload.digests.get(name);
      if (!wanted) throw new RefusedError(`the file ${name.slice(0, 100)} was not announced`);
      if (digestOf(bytes) !== wanted) throw new RefusedError(`the file ${name} is not the one that was announced`);
      if (upload.arrived.has(name)) return; // the answer to the first attempt was lost
      upload.bytes += bytes.length;
      if (upload.bytes > MAX_BYTES) throw new RefusedError('the version is too large', 'TOO_LARGE');
      await writeUpload(path.join(upload.dir, name), bytes);
      upload.arrived.add(name);
      if (!uploads.has(id)) await rm(upload.dir, { recursive: true, force: true }); // given up meanwhile
    },

    get: find,

    requireComplete(id) {
      const upload = find(id);
      const missing = [...upload.digests.keys()].find((name) => !upload.arrived.has(name));
      if (missing) throw new RefusedError(`the file ${missing} has not arrived`);
      return upload;
    },

    close,

    async closeAll() {
      await Promise.all([...uploads.keys()].map(close));
    },
  };
}
