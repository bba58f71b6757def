import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NO_PAGES, type SitePages } from './site-pages';

/** The published pages on this host's disk. */
export interface KeptPages {
  /** @returns no pages when none were kept */
  read: () => SitePages;
  write: (pages: SitePages) => void;
}

/**
 * Keeps the published pages in `DATA_DIR/host`, so that shoppers get them while the API is down,
 * and after a restart without it.
 * @param onFailure called when they cannot be read or written: the host works on without
 */
export function createKeptPages(dataDir: string, onFailure: (error: unknown) => void): KeptPages {
  const file = path.join(dataDir, 'host/pages.json');
  return {
    read() {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as SitePages; // written below
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onFailure(error); // a new host has none
        return NO_PAGES;
      }
    },
    write(pages) {
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(`${file}.draft`, JSON.stringify(pages));
        renameSync(`${file}.draft`, file);
      } catch (error) {
        onFailure(error);
      }
    },
  };
}
