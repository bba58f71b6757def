import type { PublicLists } from '@shop/shared/runtime';
import { LIST_NAMES } from '@shop/shared/runtime';
import type { KeptLists } from '../lists/kept-lists';
import type { RemotePool } from '../remotes/remote-pool';
import { escapeHtml } from './html-document';

export interface SitemapOptions {
  pool: RemotePool;
  lists: KeptLists;
  publicUrl: string;
  onFailure: (source: string, error: unknown) => void;
}

/** sitemap.xml of what the live remotes name; a remote that is down is left out. */
export async function renderSitemap({ pool, lists, publicUrl, onFailure }: SitemapOptions): Promise<string> {
  const kept = await lists.get();
  const all = Object.fromEntries(LIST_NAMES.map((name) => [name, kept[name] ?? []])) as unknown as PublicLists; // each name holds its own list
  const remotes = await pool.live();
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

/** robots.txt: personal pages and the cart are of no use to a search engine. */
export function renderRobots(publicUrl: string): string {
  const closed = ['/cart', '/checkout', '/compare', '/orders', '/profile', '/addresses', '/reset', '/api', '/mail/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
