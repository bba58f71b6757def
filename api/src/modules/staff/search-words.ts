const LONGEST_WORD = 200;
const MOST_WORDS = 10;

/** What parts the words of orders and goods, here and in the database. */
export const SEPARATORS = /[\s!-/:-@[-`{-~«»„“”—–№]+/;

/** In small letters, without invisible signs. NFKC makes «no» of «№». */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/\p{C}/gu, '').trim();
}

/** A word of a `tsquery`. */
export const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** What people type for goods: each word of it from its beginning; null without any. */
export function readGoodsSearch(text: string): string | null {
  const words = normalize(text).split(SEPARATORS).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  return words.map((word) => `${quoted(word.slice(0, LONGEST_WORD))}:*`).join(' & ');
}
