import { fillSeller } from '../seller';

const FORBIDDEN = /[\p{Cc}\s"<>\\^`{|}]/u;
const TARGET = /^(?:\/(?!\/)|#[^#]|\?|https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d)/;

/**
 * Whether a link of a page may lead there: a page or file of the site, an anchor, a query of the
 * same page, another site, a mail or a phone. A list of what is allowed, because browsers read
 * `java\nscript:` and the like as scripts (URL Standard, 4.4, "basic URL parser").
 */
export function isLinkTarget(href: string): boolean {
  const filled = withSeller(href);
  return filled !== null && !FORBIDDEN.test(filled) && TARGET.test(filled);
}

/**
 * A text with the seller's words, as `{seller.phone}`.
 * @returns null when it names a word that does not exist
 */
export function withSeller(text: string): string | null {
  try {
    return fillSeller(text);
  } catch {
    return null;
  }
}

const ADDRESS = /^\/[a-z0-9]+(?:[-_/][a-z0-9]+)*$/;
const MAX_ADDRESS = 80;

/** Whether a page may have the address. The home page keeps its own, `/`. */
export function isPageAddress(path: string): boolean {
  return ADDRESS.test(path) && path.length <= MAX_ADDRESS;
}
