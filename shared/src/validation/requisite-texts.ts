/** A number as papers write it, «4070 2810.2000…», as the rules expect it. */
export function compactCode(text: string): string {
  return text.replace(/[\s.\-\u2010-\u2015]/g, '').toUpperCase();
}

const INN_LENGTHS = [10, 12];
const KPP_LENGTH = 9;

/**
 * Reads «7700000016/770001001», «ИНН 7700000016 КПП 770001001» and an ИНН alone.
 * @returns the compact ИНН, and the КПП if the text has one
 */
export function splitInn(text: string): { inn: string; kpp: string | null } {
  const [inn = '', kpp = ''] = compactCode(text)
    .split(/[^\dA-Z]+/)
    .filter(Boolean);
  if (kpp.length === KPP_LENGTH && INN_LENGTHS.includes(inn.length)) return { inn, kpp };
  const isJoined = kpp === '' && inn.length === 10 + KPP_LENGTH;
  if (isJoined) return { inn: inn.slice(0, 10), kpp: inn.slice(10) };
  // Anything else stays as it is, so that its error is about what the buyer sees.
  return { inn: compactCode(text).replace(/^ИНН:?(?=\d)/, ''), kpp: null };
}
