import type { PageHead } from '@shop/shared/federation';
import type { Shop } from '@shop/shared/runtime';
import type { ResolvedPage } from '../remotes/page-loader';
import { FAILED_HEAD, NOT_FOUND_HEAD, pageHead } from './page-head';

/** The head of what an address gave: a page, none, or one that failed. */
export function headOf(resolved: ResolvedPage, shop: Shop): PageHead {
  if (resolved.kind === 'page') return pageHead(resolved, shop);
  return resolved.kind === 'not-found' ? NOT_FOUND_HEAD : FAILED_HEAD;
}

function setAttribute(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Brings the document's head to the page shown; the first page's came with the HTML. */
export function applyHead(resolved: ResolvedPage, shop: Shop): void {
  const head = headOf(resolved, shop);
  if (document.title !== head.title) document.title = head.title;
  const address = shop.config.publicUrl + (head.canonicalPath ?? resolved.pathname);
  setAttribute('meta[name="description"]', 'content', head.description);
  setAttribute('meta[name="robots"]', 'content', head.isIndexed === false ? 'noindex' : 'index,follow');
  setAttribute('link[rel="canonical"]', 'href', address);
  setAttribute('meta[property="og:title"]', 'content', head.title);
  setAttribute('meta[property="og:description"]', 'content', head.description);
  setAttribute('meta[property="og:url"]', 'content', address);
}
