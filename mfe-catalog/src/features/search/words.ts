/** Small letters, ё as е, and only letters and digits in the words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words of a text, and those that a hyphen joins as one too: «ДТ-700» is found by «дт», «700» and «дт700». */
export function indexedWords(text: string): string[] {
  const joined = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [...wordsOf(text), ...joined.flatMap((word) => wordsOf(word.replaceAll('-', '')))];
}

const ENDING = /(?:ами|ями|ого|ему|ов|ев|ах|ях|ам|ям|ой|ый|ий|ая|ое|ые|ие|[аеиоуыэюяьй])$/;
const LEAST_STEM = 4;

/** The word without its case ending, as far as enough of it is left: «датчики» finds «датчик». */
export function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < LEAST_STEM ? word : stem;
}
