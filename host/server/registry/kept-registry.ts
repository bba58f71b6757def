import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The last good registry, as it was read, on this host's disk. */
export interface KeptRegistry {
  /** @returns null when none was kept */
  read: () => string | null;
  write: (text: string) => void;
}

/**
 * Keeps the last good registry in `DATA_DIR/host`, so that a host starts without the store.
 * @param onFailure called when it cannot be written: the host works on without it
 */
export function createKeptRegistry(dataDir: string, onFailure: (error: unknown) => void): KeptRegistry {
  const file = path.join(dataDir, 'host/registry.json');
  return {
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return null; // a new host, or one whose disk is read-only
      }
    },
    write(text) {
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(`${file}.draft`, text);
        renameSync(`${file}.draft`, file);
      } catch (error) {
        onFailure(error);
      }
    },
  };
}
