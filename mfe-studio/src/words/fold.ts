/** Words as people search for them, however they are typed. */
export const fold = (text: string): string =>
  text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е').replaceAll('\u00A0', ' ');
