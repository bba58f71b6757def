import { withoutMarks } from '../format/marks';

const SEPARATORS = /[\s._'’·\u2212\p{Pd}]/gu;
// «р/с №», «ИНН/КПП:». A code begins with a digit.
const LABEL = /^\D+(?=\d)/;
const CYRILLIC = 'АВЕСНКМРТХ';
const LATIN = 'ABECHKMPTX';
// Letters of a КПП, and of an account in a foreign currency, are Latin.
const CODE_LETTERS = new RegExp(`(?<=\\d)[A-Z${CYRILLIC}]{1,2}(?=\\d)`, 'g');

function inLatinLetters(letters: string): string {
  return Array.from(letters, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');
}

/**
 * A number as papers write it, «р/с № 4070 2810.2000…», as the rules expect it: in capitals,
 * without a label, spaces, dots, dashes and invisible marks.
 */
export function compactCode(text: string): string {
  return withoutMarks(text)
    .replace(SEPARATORS, '')
    .toUpperCase()
    .replace(LABEL, '')
    .replace(/[,;]+$/, '')
    .replace(CODE_LETTERS, inLatinLetters);
}

const INN_LENGTHS = [10, 12];
const KPP_LENGTH = 9;

/**
 * Reads «7700000016/770001001», «КПП 770001001, ИНН 7700000016» and an ИНН alone.
 * @returns the compact ИНН, and the КПП if the text has one
 */
export function splitInn(text: string): { inn: string; kpp: string | null } {
  const compact = compactCode(text);
  const codes = compact.split(/[^\dA-Z]+/).filter(Boolean);
  const inn = codes.find(({ length }) => INN_LENGTHS.includes(length));
  const kpp = codes.find(({ length }) => length === KPP_LENGTH);
  if (codes.length === 2 && inn && kpp) return { inn, kpp };
  const isJoined = codes.length === 1 && compact.length === 10 + KPP_LENGTH;
  if (isJoined) return { inn: compact.slice(0, 10), kpp: compact.slice(10) };
  // Anything else stays as it is, so that its error is about what the buyer sees.
  return { inn: compact, kpp: null };
}

/** The КПП of a text, which may name an ИНН as well. */
export function readKpp(text: string): string {
  return splitInn(text).kpp ?? compactCode(text);
}
