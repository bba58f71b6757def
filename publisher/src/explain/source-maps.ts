import { gunzipSync } from 'node:zlib';
import type { TraceMap } from '@jridgewell/trace-mapping';
import type { VersionName } from '@shop/shared/federation/registry';
import { isKey, type Store } from '@shop/node/store';

/** More than the largest map has unpacked; what lies in a bucket may be anything. */
const MAX_MAP_BYTES = 64_000_000;

/** A place in the sources. */
export interface SourcePlace {
  /** From the root of the workspace; in a repository of its own, that of the remote. */
  source: string;
  line: number;
  /** What stands there in the sources, where the map has it. */
  name: string | null;
}

/** `webpack://mfe_catalog/shared/src/a.ts` is `shared/src/a.ts`. */
const workspacePath = (source: string) => source.replace(/^webpack:\/\/[^/]*\//, '');

/** A place in a built file: its first line is 1, its first column too. */
export interface BuiltPlace extends VersionName {
  file: string;
  line: number;
  column: number;
}

/**
 * Finds what places of built files were made of, by the maps that were published with them. The map
 * of a file is read once, though most calls of a stack are in one file.
 * @returns a function with the result null where the store has no map of the file, or the map has
 *   nothing for the place
 */
export function createSourceFinder(store: Store): (place: BuiltPlace) => Promise<SourcePlace | null> {
  const maps = new Map<string, Promise<TraceMap | null>>();

  const read = async (key: string): Promise<TraceMap | null> => {
    const kept = isKey(key) ? await store.read(key) : null;
    if (!kept) return null;
    // Other commands do not wait for it.
    const library = await import('@jridgewell/trace-mapping');
    return new library.TraceMap(gunzipSync(kept.bytes, { maxOutputLength: MAX_MAP_BYTES }).toString('utf8'));
  };

  return async ({ remote, version, file, line, column }) => {
    const key = `${remote}/${version}/maps/${file.replace(/^browser\//, '')}.map.gz`;
    const reading = maps.get(key) ?? read(key);
    maps.set(key, reading);
    const map = await reading;
    if (!map) return null;
    const { originalPositionFor } = await import('@jridgewell/trace-mapping');
    const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
    if (found.source === null) return null;
    return { source: workspacePath(found.source), line: found.line, name: found.name };
  };
}
