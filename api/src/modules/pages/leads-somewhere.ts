import { matchesRoute, ownsAddress } from '@shop/shared/page-documents';
import type { AddressSources } from './page-addresses';
import type { KeptRelease } from './release-repository';

/** Whether a path of the site leads somewhere. Files have a dot, and are not the API's to know. */
export async function leadsSomewhere(
  path: string,
  { pages, redirects, goods }: AddressSources,
  { routes, hostPaths }: KeptRelease,
): Promise<boolean> {
  if (path === '/' || path.includes('.')) return true;
  if (hostPaths.some((hostPath) => ownsAddress(hostPath, path))) return true;
  if ((await pages.findByPath(path))?.state === 'live' || (await redirects.find(path))) return true;
  if (routes.some((route) => matchesRoute(route.path, path))) return true;
  return (await goods.findNameBySlug(path.slice(1))) !== null;
}
