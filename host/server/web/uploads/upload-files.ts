import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '@shop/node/durable-files';
import { uploadHash, UPLOADS_PATH } from '@shop/shared/page-documents';

const TIMEOUT_MS = 5000;

export interface UploadFilesOptions {
  apiUrl: string;
  dataDir: string;
  /** Called when a file cannot be kept: the next request asks the API again. */
  onFailure: (error: unknown) => void;
}

export type UploadFiles = ReturnType<typeof createUploadFiles>;

/**
 * The files of uploaded pictures. The API has them all; the host keeps each that was asked for, so
 * that pages have their pictures without the API. A file never changes.
 */
export function createUploadFiles({ apiUrl, dataDir, onFailure }: UploadFilesOptions) {
  const folder = path.join(dataDir, 'host', 'uploads');
  const arriving = new Map<string, Promise<Buffer | null>>();

  const fetchFile = async (name: string): Promise<Buffer | null> => {
    const response = await fetch(`${apiUrl}${UPLOADS_PATH}/${name}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`the API answered ${response.status} for a picture`);
    const content = Buffer.from(await response.arrayBuffer());
    // A file never changes: one that a power cut had emptied would stay an empty picture.
    await writeDurably(path.join(folder, name), content).catch(onFailure);
    return content;
  };

  return {
    onFailure,

    /**
     * Removes the kept files of pictures that the API has no longer.
     * @param addresses as documents name them
     * @returns the names of those files
     */
    async forget(addresses: readonly string[]): Promise<string[]> {
      const hashes = addresses.map(uploadHash);
      await Promise.allSettled(arriving.values()); // what is kept next is removed, too
      const kept = await readdir(folder).catch(() => []); // nothing was kept yet
      const gone = kept.filter((name) => hashes.some((hash) => hash !== null && name.startsWith(hash)));
      for (const name of gone) await rm(path.join(folder, name), { force: true });
      return gone;
    },

    /**
     * @param name a checked one, without slashes
     * @returns null when there is no such file
     * @throws when it is not kept here, and the API does not answer
     */
    async read(name: string): Promise<Buffer | null> {
      const kept = await readFile(path.join(folder, name)).catch(() => null);
      if (kept) return kept;
      const started = arriving.get(name) ?? fetchFile(name).finally(() => arriving.delete(name));
      arriving.set(name, started);
      return started;
    },
  };
}
