import { gunzipSync } from 'node:zlib';
import { isKey, type Store } from '@shop/shared/store';

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

/**
 * Finds what a place of a built file was made of, by the map that was published with it.
 * @param line the first one is 1, as the first column
 * @returns null where the store has no map of the file, or the map has nothing for the place
 */
export async function sourceOfPlace(
  store: Store,
  at: { remote: string; version: string; file: string; line: number; column: number },
): Promise<SourcePlace | null> {
  const name = at.file.replace(/^browser\//, '');
  const key = `${at.remote}/${at.version}/maps/${name}.map.gz`;
  const kept = isKey(key) ? await store.read(key) : null;
  if (!kept) return null;
  // Other commands do not wait for it.
  const { TraceMap, originalPositionFor } = await import('@jridgewell/trace-mapping');
  const map = new TraceMap(gunzipSync(kept.bytes, { maxOutputLength: MAX_MAP_BYTES }).toString('utf8'));
  const found = originalPositionFor(map, { line: at.line, column: Math.max(0, at.column - 1) });
  if (found.source === null) return null;
  return { source: workspacePath(found.source), line: found.line, name: found.name };
}
