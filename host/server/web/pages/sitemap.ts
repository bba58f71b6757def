import { PAGE_DATA_PATH } from '@shop/shared/federation/page-data';
import { UNINDEXED_PATHS } from '../../../src/layout/site-links';
import type { RemoteSet } from '../../../src/remotes/live-remote';
import { escapeHtml } from '@shop/node/html';

/**
 * Renders sitemap.xml.
 * @param changedAt when pages have last changed, by path: ISO 8601
 */
export function renderSitemap(
  paths: readonly string[],
  publicUrl: string,
  changedAt: ReadonlyMap<string, string> = new Map(),
): string {
  const urls = [...new Set(paths)].map((path) => {
    const changed = changedAt.get(path);
    const lastmod = changed === undefined ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`;
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${lastmod}</url>`;
  });
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
