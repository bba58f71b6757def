/**
 * Lower-case words of letters or digits, with ё as е. Letters and digits are separate words:
 * «24В» is «24 В», and «3 DL» is «3DL».
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}

/**
 * The words of a text. Words joined by a hyphen also count as one: «OBD-II» is found by «obd», «ii»
 * and «obdii».
 */
export function indexedWords(text: string): string[] {
  const joined = text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? [];
  return [...wordsOf(text), ...joined.flatMap((word) => wordsOf(word.replaceAll('-', '')))];
}

const ENDING = /(?:ами|ями|ого|ему|ов|ев|ах|ях|ам|ям|ой|ый|ий|ая|ое|ые|ие|[аеиоуыэюяьй])$/;
const LEAST_STEM = 4;

/** The word without its case ending, if enough of it is left: «датчики» finds «датчик». */
export function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < LEAST_STEM ? word : stem;
}

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

function pairOf(latin: string, cyrillic: string): [string, string][] {
  return [
    [latin, cyrillic],
    [cyrillic, latin],
  ];
}

const SWAPPED = new Map(Array.from(LATIN).flatMap((latin, index) => pairOf(latin, CYRILLIC[index] ?? latin)));

const map = (text: string, letters: ReadonlyMap<string, string>) =>
  Array.from(text.toLowerCase(), (letter) => letters.get(letter) ?? letter).join('');

/** The same keys in the other keyboard layout: «ghbdtn» is «привет», «шт» is «in». */
export function inOtherLayout(text: string): string {
  return map(text, SWAPPED);
}
