const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
/** ICAO Doc 9303-3, as in Russian passports; «ъ» and «ь» are left out. */
const LATIN = 'a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch _ y _ e iu ia'.split(' ');

const MAX_LENGTH = 60;

const latinOf = (letter: string) => (LATIN[CYRILLIC.indexOf(letter)] ?? '').replace('_', '');

/**
 * An address for a page or a product of this name, of whole words: «Чёрная пятница» becomes
 * `/chernaia-piatnitsa`.
 */
export function suggestedPath(title: string): string {
  const latin = title.toLowerCase().replaceAll(/[а-яё]/g, latinOf);
  let path = '/';
  for (const word of latin.match(/[a-z0-9]+/g) ?? []) {
    const longer = path === '/' ? `/${word}` : `${path}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    path = longer;
  }
  return path;
}
