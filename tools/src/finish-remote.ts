import path from 'node:path';
import { compressFiles } from './compress';
import { PACKED_MAPS, packSourceMaps } from './pack-source-maps';
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
  packSourceMaps(path.join(builtDir(name), PACKED_MAPS));
  const typed = writeInterface(name);
  await writeRelease(name);
  return typed;
}
