/** A failed chunk reloads the page at most once in this time (specification, section 8). */
export const CHUNK_RELOAD_MS = 60_000;
export const CHUNK_RELOAD_KEY = 'shop.chunk-reload';

export interface ChunkReloadOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
}

export interface ChunkReload {
  /** Reloads when the error is a chunk that did not come; says whether it did. */
  handle: (error: unknown) => boolean;
}

function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /Loading chunk .* failed/.test(error.message);
}

/** Keeps in `storage` when it last reloaded, because the reload ends everything else that could remember. */
export function createChunkReload({ storage, now, reload }: ChunkReloadOptions): ChunkReload {
  const remember = (): boolean => {
    try {
      const last = Number(storage.getItem(CHUNK_RELOAD_KEY));
      if (last > 0 && now() - last < CHUNK_RELOAD_MS) return false;
      storage.setItem(CHUNK_RELOAD_KEY, String(now()));
      return true;
    } catch {
      return false; // nothing can be remembered: a reload could follow a reload for ever
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
