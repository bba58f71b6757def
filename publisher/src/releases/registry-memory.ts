import { createHash } from 'node:crypto';
import path from 'node:path';
import { openFileStore, type Store } from '@shop/node/store';

/** In `DATA_DIR`, out of reach for whoever can write to the store only. */
const FOLDER = 'delivery';
const ADDRESS_DIGITS = 16;
const ATTEMPTS = 5;

/** The last registry that a publisher of this machine has written, or found newer than its own. */
export interface RegistryMemory {
  /** @returns its text with its signature; null while there is none */
  read: () => Promise<string | null>;
  /** Keeps it, unless a newer one is known: of two who write at once, one is slower. */
  write: (text: string) => Promise<void>;
  forget: () => Promise<void>;
}

/** The revision that a text of a registry says it has; 0 where it says none. */
export function revisionIn(text: string | undefined): number {
  try {
    return Number((JSON.parse(text ?? '') as { revision?: unknown }).revision) || 0;
  } catch {
    return 0; // none, or a damaged one
  }
}

/**
 * Opens what the publishers of a data folder remember of one store: a folder may have followed
 * another store before, whose registry names files that this one does not have.
 * @param dataDir absolute
 */
export function openRegistryMemory(dataDir: string, { address }: Pick<Store, 'address'>): RegistryMemory {
  const kept = openFileStore(path.join(dataDir, FOLDER));
  const key = `registry-${createHash('sha256').update(address).digest('hex').slice(0, ADDRESS_DIGITS)}.json`;
  return {
    read: async () => (await kept.read(key))?.bytes.toString('utf8') ?? null,
    async write(text) {
      const isWritten = async () => {
        const before = await kept.read(key);
        if (revisionIn(before?.bytes.toString('utf8')) > revisionIn(text)) return true;
        return kept.replaceIf(key, Buffer.from(text), before?.tag ?? null);
      };
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await isWritten()) return;
    },
    forget: () => kept.remove(key),
  };
}
