import type { PublicLists } from '@shop/shared/runtime';
import { LIST_NAMES } from '@shop/shared/runtime';
import { UNINDEXED_PATHS } from '../../src/layout/site-links';
import type { RemoteSet } from '../../src/remotes/live-remote';
import { PAGE_DATA_PATH } from '../../src/remotes/page-payload';
import type { ListCache } from '../lists/list-cache';
import type { RemotePool } from '../remotes/remote-pool';
import { escapeHtml } from './html-document';

export interface SitemapOptions {
  pool: Pick<RemotePool, 'live' | 'load'>;
  lists: ListCache;
  publicUrl: string;
  onFailure: (source: string, error: unknown) => void;
}

/** Renders sitemap.xml with the pages of the live remotes. A remote that is down is left out. */
export async function renderSitemap({ pool, lists, publicUrl, onFailure }: SitemapOptions): Promise<string> {
  const loaded = await lists.get();
  // Each name has its own list.
  const all = Object.fromEntries(LIST_NAMES.map((name) => [name, loaded[name] ?? []])) as unknown as PublicLists;
  const { remotes } = await pool.live();
  const paths = await Promise.all(
    remotes.map(async (remote) => {
      try {
        return (await (await pool.load(remote)).sitemap?.(all)) ?? [];
      } catch (error) {
        onFailure(remote.name, error);
        return [];
      }
    }),
  );
  const urls = [...new Set(paths.flat())].map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** robots.txt: a visitor's own pages are of no use to a search engine. */
export function renderRobots(publicUrl: string, { remotes }: Pick<RemoteSet, 'remotes'>): string {
  const pagesOfUsers = remotes.flatMap(({ routes }) => routes).filter(({ access }) => access === 'user');
  // A rule closes all addresses that begin with it, such as those of single orders.
  const userPaths = pagesOfUsers.map(({ path }) => path.replace(/\/:.*/, ''));
  const closed = new Set([...UNINDEXED_PATHS, ...userPaths, '/api', '/mail/', `${PAGE_DATA_PATH}/`]);
  return [
    'User-agent: *',
    ...[...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
