/**
 * First segments of the addresses that the host answers by itself, before it looks for a page. No
 * remote may have a route below them. `/documents` is not among them: only the host's files there
 * are.
 */
const HOST_SEGMENTS: ReadonlySet<string> = new Set([
  '_preview',
  'api',
  'delivery',
  'draft',
  'healthz',
  'images',
  'mail',
  'metrics',
  'news.json',
  'news.xml',
  'og',
  'page-data',
  'readyz',
  'remotes',
  'remotes.json',
  'robots.txt',
  'rum',
  'search-pages.json',
  'sitemap.xml',
  'staff',
  'static',
  'uploads',
]);

/** The addresses that the host answers by itself. */
export const HOST_PATHS: readonly string[] = [...HOST_SEGMENTS].map((segment) => `/${segment}`);

/** Whether the host answers the addresses of a route by itself, so that its page never shows. */
export function isHostPath(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/');
  return HOST_SEGMENTS.has(first);
}
