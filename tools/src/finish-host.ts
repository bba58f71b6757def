import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress';
import { HOST_DIST_DIR, writeHostRelease } from './host-release';
import { PACKED_MAPS, packSourceMaps } from './pack-source-maps';
import { FONTS, HOST_FILES, ROOT_DIR } from './packages';
import { writeOperations } from './write-interface';

/** Files for the host's server that keep their names, and the fonts of the pictures it draws. */
export function copyHostFiles(distDir: string): void {
  cpSync(path.join(ROOT_DIR, HOST_FILES), path.join(distDir, 'public'), { recursive: true });
  cpSync(path.join(ROOT_DIR, FONTS), path.join(distDir, 'fonts'), { recursive: true });
}

/**
 * The host's server serves two folders: `static` with hashed files, `public` with unhashed ones.
 */
export async function finishHost(): Promise<void> {
  copyHostFiles(HOST_DIST_DIR);
  cpSync(path.join(HOST_DIST_DIR, 'browser'), path.join(HOST_DIST_DIR, 'static'), {
    recursive: true,
    filter: (file) => !file.endsWith('assets.json'),
  });
  const bundle = readFileSync(path.join(HOST_DIST_DIR, 'server/renderer.cjs'), 'utf8');
  writeOperations('host', HOST_DIST_DIR, bundle);
  writeHostRelease(HOST_DIST_DIR);
  packSourceMaps(path.join(HOST_DIST_DIR, PACKED_MAPS));
  for (const folder of ['starter', 'static', 'public']) await compressFiles(path.join(HOST_DIST_DIR, folder));
}
