import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from '@shop/node/durable-files';

/** What a host has read last, as text on its own disk. */
export interface KeptFile {
  /** @returns null when nothing was kept */
  read: () => string | null;
  /** Resolves when a power cut cannot take it any more. */
  write: (text: string) => Promise<void>;
}

/**
 * Keeps a text in `DATA_DIR/host`, so that a host starts without what it was read from.
 * @param onFailure called when it cannot be written: the host works on without it
 */
export function createKeptFile(dataDir: string, name: string, onFailure: (error: unknown) => void): KeptFile {
  const file = path.join(dataDir, 'host', name);
  return {
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return null; // a new host, or one whose disk cannot be read
      }
    },
    write: (text) => writeDurably(file, text).catch(onFailure),
  };
}
