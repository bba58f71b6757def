import type { ShopStorage } from '../runtime/shop/storage';

const LOCK_KEY = 'shop.merge-lock';
const HOLD_MS = 15_000;
const POLL_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function holderOf(stored: unknown): { owner: string; until: number } | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { owner, until } = stored as { owner?: unknown; until?: unknown }; // fields are checked right below
  if (typeof owner !== 'string' || typeof until !== 'number' || until < Date.now()) return null;
  return { owner, until };
}

/** For browsers and addresses without Web Locks. A tab that was closed holds it for 15 s at most. */
async function withStorageLock<T>(storage: ShopStorage, work: () => Promise<T>): Promise<T> {
  const owner = String(Math.random());
  while (holderOf(storage.read(LOCK_KEY))?.owner !== owner) {
    if (!holderOf(storage.read(LOCK_KEY))) storage.write(LOCK_KEY, { owner, until: Date.now() + HOLD_MS });
    await pause(POLL_MS); // two tabs may have written: the last one has it
  }
  try {
    return await work();
  } finally {
    storage.remove(LOCK_KEY);
  }
}

/** One tab of this browser at a time. */
export function withTabLock<T>(storage: ShopStorage, work: () => Promise<T>): Promise<T> {
  // Only pages over https have Web Locks, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(LOCK_KEY, work) : withStorageLock(storage, work);
}
