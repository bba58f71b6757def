/** A failed chunk reloads the page at most once in this time (docs/rules.md, Errors). */
export const CHUNK_RELOAD_MS = 60_000;
export const CHUNK_RELOAD_KEY = 'shop.chunk-reload';

export interface ChunkReloadOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
}

export interface ChunkReload {
  /** Reloads the page if the error is a chunk that did not load. Returns true if it reloads. */
  handle: (error: unknown) => boolean;
}

function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /Loading chunk .* failed/.test(error.message);
}

/** Stores the time of the last reload in `storage`, because memory does not survive a reload. */
export function createChunkReload({ storage, now, reload }: ChunkReloadOptions): ChunkReload {
  const remember = (): boolean => {
    try {
      const last = Number(storage.getItem(CHUNK_RELOAD_KEY));
      if (last > 0 && Math.abs(now() - last) < CHUNK_RELOAD_MS) return false;
      storage.setItem(CHUNK_RELOAD_KEY, String(now()));
      return true;
    } catch {
      return false; // without storage, reloads could go on for ever
    }
  };

  return {
    handle(error) {
      if (!isChunkError(error) || !remember()) return false;
      reload();
      return true;
    },
  };
}
