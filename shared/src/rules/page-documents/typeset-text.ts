/** A word of one or two letters must not end a line. «же» and «он» go with what is before. */
const SHORT_WORD = /(?<=(?<![\p{L}\d-])(?:[а-яё]|(?!же|он)[а-яё]{2})) (?=\S)/giu;
const BEFORE_DASH = /(?<=\S) (?=—)/g;
const DIGITS = /(?<=\d) (?=\d{3}(?!\d))/g;
const SIGN = /(?<=[№§]) (?=\d)/g;
const UNIT = /(?<=\d) (?=(?:₽|%|руб|шт|км|мм|см|кг|мл|мин|мес|ГБ|МБ|КБ|[лмгчс](?![\p{L}\d])))/gu;

/**
 * Puts non-breaking spaces where a line of Russian text must not break, so that nobody has to type
 * them. It changes spaces only, and a text that has them already stays as it is.
 */
export function typeset(text: string): string {
  return [SHORT_WORD, BEFORE_DASH, DIGITS, SIGN, UNIT].reduce((set, gap) => set.replace(gap, '\u00A0'), text);
}
