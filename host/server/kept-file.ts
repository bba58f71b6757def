import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a host has read last, as text on its own disk. */
export interface KeptFile {
  /** @returns null when nothing was kept */
  read: () => string | null;
  write: (text: string) => void;
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
