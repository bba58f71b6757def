import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Below a build: what is published beside its files. */
export const PACKED_MAPS = 'maps';

/**
 * Writes a packed copy of each source map, without the sources: it goes into the store with its
 * version, and says which line of which file a stack means.
 */
export function packSourceMaps(dir: string): void {
  const maps = existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.map')) : [];
  for (const file of maps) {
    const map = JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as Record<string, unknown>; // by webpack
    delete map.sourcesContent;
    writeFileSync(path.join(dir, `${file}.gz`), gzipSync(JSON.stringify(map)));
  }
}
