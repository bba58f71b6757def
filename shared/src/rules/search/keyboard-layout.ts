const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

function pairOf(latin: string, cyrillic: string): [string, string][] {
  return [
    [latin, cyrillic],
    [cyrillic, latin],
  ];
}

const SWAPPED = new Map(Array.from(LATIN_KEYS).flatMap((latin, index) => pairOf(latin, CYRILLIC_KEYS[index] ?? latin)));

/** The same keys in the other keyboard layout: «ghbdtn» is «привет», «шт» is «in». */
export function inOtherLayout(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => SWAPPED.get(letter) ?? letter).join('');
}
