import type { KeptFile } from '../kept-file';
import { NO_PAGES, type SitePages } from './site-pages';

/** The published pages that this host shows. */
export interface ShownPages {
  current: () => SitePages;
  replace: (next: SitePages) => void;
  /** Resolves when a power cut cannot take the current ones any more. */
  keep: () => Promise<void>;
}

function readKept(kept: KeptFile): SitePages {
  const text = kept.read();
  return text === null ? NO_PAGES : (JSON.parse(text) as SitePages); // written below, and whole
}

/** @param kept what is shown while the API is down, also after a restart without it */
export function createShownPages(kept: KeptFile): ShownPages {
  let site = readKept(kept);
  return {
    current: () => site,
    replace: (next) => void (site = next),
    keep: () => kept.write(JSON.stringify(site)),
  };
}
