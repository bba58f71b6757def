import { open, readdir, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import type { CopySink } from './tar';

/** Small enough that requests of shoppers, which the same thread answers, wait for none. */
const CHUNK_BYTES = 256 * 1024;

const isMissing = (error: unknown) => isNativeError(error) && 'code' in error && error.code === 'ENOENT';

/** A file may grow or shrink meanwhile: its size is what was promised. */
async function* readExactly(handle: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size;) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - at));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    yield bytesRead === 0 ? chunk.fill(0) : chunk.subarray(0, bytesRead);
    at += bytesRead || chunk.length;
  }
}

/** Copies a file; one that is gone meanwhile is left out. */
export async function copyFile(sink: CopySink, file: string, name: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  try {
    const { size } = await handle.stat();
    await sink.file(name, size, readExactly(handle, size));
  } finally {
    await handle.close();
  }
}

/**
 * Copies a folder with all that is in it.
 * @param name of the folder in the copy
 * @param isWanted says which files belong to it, by their name in the copy; folders always do
 */
export async function copyFolder(
  sink: CopySink,
  folder: string,
  name: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  await sink.folder(name);
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const [from, to] = [path.join(folder, entry.name), `${name}/${entry.name}`];
    if (entry.isDirectory()) await copyFolder(sink, from, to, isWanted);
    else if (entry.isFile() && isWanted(to)) await copyFile(sink, from, to);
  }
}
