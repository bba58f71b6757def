import { isLinkTarget } from '@shop/shared/page-documents';

/**
 * A link as documents hold it: one of this site is a path, so that it leads to the same page on a
 * test site.
 * @returns null when a page may not link there
 */
export function siteLink(address: string): string | null {
  const href = address.trim();
  const isOwn = href === location.origin || href.startsWith(`${location.origin}/`);
  const target = isOwn ? href.slice(location.origin.length) || '/' : href;
  return isLinkTarget(target) ? target : null;
}
