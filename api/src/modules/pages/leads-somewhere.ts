import { matchesRoute, ownsAddress, UPLOADS_PATH } from '@shop/shared/page-documents';
import type { MediaRepository } from '../media/media-repository';
import type { AddressSources } from './page-addresses';
import type { KeptRelease } from './release-repository';

interface LinkSources extends AddressSources {
  media: Pick<MediaRepository, 'hasFile'>;
}

const UPLOAD = `${UPLOADS_PATH}/`;

/**
 * Whether a path of the site leads somewhere. Files have a dot; those that nobody has uploaded are
 * not the API's to know.
 */
export async function leadsSomewhere(
  path: string,
  { pages, redirects, goods, media }: LinkSources,
  { routes, hostPaths }: KeptRelease,
): Promise<boolean> {
  if (path.startsWith(UPLOAD)) return media.hasFile(path.slice(UPLOAD.length));
  if (path === '/' || path.includes('.')) return true;
  if (hostPaths.some((hostPath) => ownsAddress(hostPath, path))) return true;
  if ((await pages.findByPath(path))?.state === 'live' || (await redirects.find(path))) return true;
  if (routes.some((route) => matchesRoute(route.path, path))) return true;
  return (await goods.findNameBySlug(path.slice(1))) !== null;
}
