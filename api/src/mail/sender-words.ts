import { firstName } from '@shop/shared/format';

// Latin top-level domains, and the Cyrillic ones that are in use. `ул.Ленина` is not a domain.
const DOMAIN =
  /[\p{L}\p{N}][.．。｡](?:xn--[a-z\d-]+|[a-z]{2,}|рф|рус|москва|онлайн|сайт|орг|ком|дети)(?![\p{L}\p{N}])/iu;
const NOT_IN_A_NAME = /[^\p{L}\p{M}\s.'’«»-]/gu;
const LONGEST_NAME = 40;

function isLink(word: string): boolean {
  return word.includes('@') || word.includes('://') || DOMAIN.test(word);
}

/**
 * What somebody wrote into a form, for a mail to an address from the same form. It may be a
 * stranger's address, so links and addresses are replaced by «…».
 */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) => (isLink(word) ? '…' : word));
}

/** The words that fit; a first word that is too long is cut. */
function shorten(text: string): string {
  if (text.length <= LONGEST_NAME) return text;
  const end = text.lastIndexOf(' ', LONGEST_NAME);
  return end > 0 ? text.slice(0, end) : Array.from(text).slice(0, LONGEST_NAME).join('');
}

/**
 * The name for a greeting, without a surname where it can be told: at most 40 characters that occur
 * in names, and no links. Null when nothing is left.
 */
export function greetingName(name: string): string | null {
  const words = name.split(/\s+/).filter((word) => !isLink(word));
  const cleaned = words.map((word) => word.replace(NOT_IN_A_NAME, '')).filter((word) => /\p{L}/u.test(word));
  return shorten(firstName(cleaned.join(' '))) || null;
}
