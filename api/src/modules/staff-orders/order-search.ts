import { normalize, quoted, SEPARATORS } from '../staff/search-words';

/** Shorter digits are numbers of orders only: too many phones contain them. */
const PHONE_PART = 4;
const NATIONAL = 10;
const LONGEST_END = 9;
const LARGEST_ID = 2_147_483_647;
const LONGEST_WORD = 200;
const MOST_WORDS = 10;

// NFKC makes «No» of «№».
const ORDER_NUMBER = /^(?:no|#|n)\.?\s*0*(\d{1,10})$/u;
const TRACK = /^(?=.*\d)[a-z\d]{8,40}$/;
const DIGITS = /^[\d()+-]+$/;

const exact = (kind: string, word: string) => quoted(kind + word);
const beginning = (kind: string, word: string) => `${quoted(kind + word)}:*`;

function orderNumber(digits: string): string[] {
  const id = Number(digits);
  return id > 0 && id <= LARGEST_ID ? [exact('n', String(id))] : [];
}

/** A phone from its beginning, with or without +7 or 8, or its end. */
function phoneParts(digits: string): string[] {
  if (digits.length < PHONE_PART) return [];
  const national = /^[78]/.test(digits) ? [digits.slice(1)] : [];
  const beginnings = digits.length > NATIONAL ? [digits.slice(-NATIONAL)] : [digits, ...national];
  const ends = digits.length <= LONGEST_END ? [exact('e', digits)] : [];
  return [...beginnings.map((part) => beginning('p', part)), ...ends];
}

/** Digits may be the number of an order, a phone, an ИНН or a track number. */
function digitsQuery(digits: string): string {
  const other = digits.length < PHONE_PART ? [] : [beginning('w', digits)];
  return [...orderNumber(digits), ...phoneParts(digits), ...other].join(' | ');
}

/** A word with a point or a hyphen is an e-mail, or several words of a name. */
function wordQuery(word: string): string {
  const parts = word.split(SEPARATORS).filter(Boolean);
  if (parts.length === 0) return '';
  const all = parts.map((part) => beginning('w', part)).join(' & ');
  return parts.length > 1 ? `${beginning('w', word)} | (${all})` : all;
}

/** Joins digits that are parted by spaces, brackets and hyphens: «8 912 000-41-64» is one phone. */
function readTokens(text: string): string[] {
  const tokens: string[] = [];
  let isDigits = false;
  for (const token of text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS * 2)) {
    const continues = isDigits && DIGITS.test(token);
    isDigits = DIGITS.test(token);
    if (continues) tokens.push((tokens.pop() ?? '') + token);
    else tokens.push(token);
  }
  return tokens.slice(0, MOST_WORDS);
}

function tokenQuery(token: string): string {
  const digits = token.replace(/\D/g, '');
  if (DIGITS.test(token)) return digits && digitsQuery(digits);
  return wordQuery(token.slice(0, LONGEST_WORD));
}

/**
 * Reads what somebody looks for among orders. All words must be in the order, each at least from
 * its beginning.
 * @param articles those of the text that products have, in small letters
 */
export function readSearch(text: string, articles: ReadonlySet<string>): string | null {
  const plain = normalize(text);
  const number = ORDER_NUMBER.exec(plain)?.[1];
  if (number !== undefined) return orderNumber(number)[0] ?? null;
  const words = readTokens(plain).filter((token) => !articles.has(token));
  const queries = words.map(tokenQuery).filter(Boolean);
  if (queries.length === 0) return null;
  const all = queries.map((query) => `(${query})`).join(' & ');
  // Carriers write track numbers in groups: «RA 123 456 789 RU».
  const joined = plain.replace(/\s/g, '');
  return TRACK.test(joined) ? `(${all}) | ${beginning('w', joined)}` : all;
}

/** The parts of a text that may be articles. */
export function possibleArticles(text: string): string[] {
  return [...new Set(normalize(text).split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
}
