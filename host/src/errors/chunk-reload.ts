/** A failed chunk reloads the page at most once in this time (docs/rules.md, Errors). */
export const CHUNK_RELOAD_MS = 60_000;
export const CHUNK_RELOAD_KEY = 'shop.chunk-reload';

export interface ChunkReloadOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  /** Whether the site answers. Without it, a reload would end in the browser's error page. */
  isReachable: () => Promise<boolean>;
  reload: () => void;
}

export interface ChunkReload {
  /**
   * Reloads the page if the error is a chunk that did not load and the site answers. Offline, the
   * page stays, and its panels offer to try again. Resolves to true if it reloads.
   */
  handle: (error: unknown) => Promise<boolean>;
}

function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /Loading chunk .* failed/.test(error.message);
}

const REACH_TIMEOUT_MS = 5000;

/**
 * Asks the site whether it answers. `navigator.onLine` is also true on a line that leads nowhere.
 */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REACH_TIMEOUT_MS);
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Stores the time of the last reload in `storage`, because memory does not survive a reload. */
export function createChunkReload({ storage, now, isReachable, reload }: ChunkReloadOptions): ChunkReload {
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
    async handle(error) {
      if (!isChunkError(error) || !(await isReachable()) || !remember()) return false;
      reload();
      return true;
    },
  };
}
