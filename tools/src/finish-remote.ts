import path from 'node:path';
import { compressFiles } from './compress';
import type { RemoteName } from './packages';
import { builtDir } from './release';
import { writeInterface } from './write-interface';
import { writeRelease } from './write-release';

/**
 * Completes what webpack has built of a remote, and describes it.
 * @returns the files whose types are in the description
 */
export async function finishRemote(name: RemoteName): Promise<string[]> {
  await compressFiles(path.join(builtDir(name), 'browser'));
  const typed = writeInterface(name);
  await writeRelease(name);
  return typed;
}
