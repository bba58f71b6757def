import type { PageHead } from '@shop/shared/federation';
import type { ResolvedPage } from '../remotes/page-loader';
import { FAILED_HEAD, NOT_FOUND_HEAD } from './page-head';

/** Returns the head of a page, also of one that is unknown or has failed. */
export function headOf(resolved: ResolvedPage): PageHead {
  if (resolved.kind === 'page') return resolved.head;
  return resolved.kind === 'not-found' ? NOT_FOUND_HEAD : FAILED_HEAD;
}

function setAttribute(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * Updates the document's head to the page shown.
 * @param publicUrl origin of the site
 */
export function applyHead(resolved: ResolvedPage, publicUrl: string): void {
  const head = headOf(resolved);
  if (document.title !== head.title) document.title = head.title;
  const address = publicUrl + (head.canonicalPath ?? resolved.pathname);
  setAttribute('meta[name="description"]', 'content', head.description);
  setAttribute('meta[name="robots"]', 'content', head.isIndexed === false ? 'noindex' : 'index,follow');
  setAttribute('link[rel="canonical"]', 'href', address);
  setAttribute('meta[property="og:title"]', 'content', head.title);
  setAttribute('meta[property="og:description"]', 'content', head.description);
  setAttribute('meta[property="og:url"]', 'content', address);
}
