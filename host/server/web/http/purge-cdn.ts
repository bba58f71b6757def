import { PAGE_DATA_PATH } from '@shop/shared/federation/page-data';

/** What the purge calls of CDNs accept at once. */
const MAX_ADDRESSES = 1000;
const TIMEOUT_MS = 5000;

export interface CdnPurgeOptions {
  /** Receives a POST with the addresses as JSON; null when there is no CDN. */
  purgeUrl: string | null;
  publicUrl: string;
  onFailure: (error: unknown) => void;
}

/** Tells a CDN which addresses to forget. */
export interface PurgeCdn {
  /** Pages, and their data for browsers that navigate. */
  pages: (paths: readonly string[]) => Promise<void>;
  files: (paths: readonly string[]) => Promise<void>;
}

/**
 * Tells a CDN to drop what has changed. Without that, it sends old pages for up to 45 s: `s-maxage`
 * and `stale-while-revalidate` of a page.
 */
export function createCdnPurge({ purgeUrl, publicUrl, onFailure }: CdnPurgeOptions): PurgeCdn {
  const purge = async (url: string, addresses: readonly string[]) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ addresses }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`the CDN answers ${response.status}`);
    } catch (error) {
      onFailure(error);
    }
  };

  const purgeAll = async (addresses: readonly string[]) => {
    if (purgeUrl === null) return;
    for (let start = 0; start < addresses.length; start += MAX_ADDRESSES)
      await purge(purgeUrl, addresses.slice(start, start + MAX_ADDRESSES));
  };

  return {
    pages: (paths) => purgeAll(paths.flatMap((path) => [publicUrl + path, publicUrl + PAGE_DATA_PATH + path])),
    files: (paths) => purgeAll(paths.map((path) => publicUrl + path)),
  };
}
