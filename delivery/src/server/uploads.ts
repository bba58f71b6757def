import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestOf } from '@shop/shared/federation/node';
import { RefusedError } from '@shop/shared/refused-error';
import { isKey } from '@shop/shared/store';

/** A remote has some fifty files, of which none is larger than a picture. */
const MAX_FILES = 2000;
export const MAX_FILE_BYTES = 10_000_000;
const MAX_BYTES = 100_000_000;
const MAX_OPEN = 20;
const LIFETIME_MS = 900_000;

const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;

export interface AnnouncedFile {
  path: string;
  /** SHA-384, as in Subresource Integrity. */
  digest: string;
}

export interface Upload {
  id: string;
  remote: string;
  /** The folder of the files that have arrived. */
  dir: string;
}

interface OpenUpload extends Upload {
  digests: ReadonlyMap<string, string>;
  arrived: Set<string>;
  bytes: number;
  timer: NodeJS.Timeout;
}

/** @throws RefusedError that names the first file that cannot be one of a version */
function requireFiles(files: readonly AnnouncedFile[]): Map<string, string> {
  if (files.length === 0 || files.length > MAX_FILES)
    throw new RefusedError(`a version has 1 to ${MAX_FILES} files, not ${files.length}`);
  const digests = new Map<string, string>();
  for (const { path: name, digest } of files) {
    if (!isKey(name))
      throw new RefusedError(`no file of a version can be called ${JSON.stringify(name.slice(0, 100))}`);
    if (digests.has(name)) throw new RefusedError(`the file ${name} is announced twice`);
    if (!DIGEST.test(digest)) throw new RefusedError(`the digest of ${name} is not one of SHA-384`);
    digests.set(name, digest);
  }
  return digests;
}

/** Versions on their way: their files arrive one by one, in a folder outside the store. */
export interface Uploads {
  /** @throws RefusedError for files that cannot be those of a version, or too many open uploads */
  open: (remote: string, files: readonly AnnouncedFile[]) => Promise<Upload>;
  /** @throws RefusedError when it was not announced like this, or is too large */
  put: (id: string, name: string, bytes: Buffer) => Promise<void>;
  /** @throws RefusedError with the code NOT_FOUND when it has ended */
  get: (id: string) => Upload;
  /** @throws RefusedError while files are missing */
  requireComplete: (id: string) => Upload;
  close: (id: string) => Promise<void>;
}

export function createUploads(): Uploads {
  const uploads = new Map<string, OpenUpload>();

  const find = (id: string): OpenUpload => {
    const upload = uploads.get(id);
    if (!upload) throw new RefusedError('the upload has ended: begin again', 'NOT_FOUND');
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
    async open(remote, files) {
      const digests = requireFiles(files);
      if (uploads.size >= MAX_OPEN) throw new RefusedError('too many versions are on their way: try again', 'CONFLICT');
      const id = randomUUID();
      const dir = await mkdtemp(path.join(tmpdir(), 'shop-upload-'));
      const timer = setTimeout(() => void close(id), LIFETIME_MS).unref();
      uploads.set(id, { id, remote, dir, digests, arrived: new Set(), bytes: 0, timer });
      return { id, remote, dir };
    },

    async put(id, name, bytes) {
      const upload = find(id);
      const wanted = upload.digests.get(name);
      if (!wanted) throw new RefusedError(`the file ${name.slice(0, 100)} was not announced`);
      if (digestOf(bytes) !== wanted) throw new RefusedError(`the file ${name} is not the one that was announced`);
      if (upload.arrived.has(name)) return; // the answer to the first attempt was lost
      upload.bytes += bytes.length;
      if (upload.bytes > MAX_BYTES) throw new RefusedError('the version is too large', 'TOO_LARGE');
      const file = path.join(upload.dir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
      upload.arrived.add(name);
    },

    get: find,

    requireComplete(id) {
      const upload = find(id);
      const missing = [...upload.digests.keys()].find((name) => !upload.arrived.has(name));
      if (missing) throw new RefusedError(`the file ${missing} has not arrived`);
      return upload;
    },

    close,
  };
}
