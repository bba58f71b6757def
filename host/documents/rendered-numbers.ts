import { LISTED_NUMBERS } from './listed-numbers';
import { numbersIn } from './numbers';

/** What a shop says of itself: its facts, goods and properties, as sentences with their units. */
export type KnownTexts = readonly string[];

/** The listed numbers of some files of the repository. */
const listedIn = (sources: RegExp): string[] =>
  LISTED_NUMBERS.flatMap(({ numbers }) =>
    Object.entries(numbers).flatMap(([file, list]) => (sources.test(file) ? list : [])),
  );

/** «3 ч» and «5 ч» of «3–5 ч»: a page may show the ends of a range apart. */
const endsOf = (number: string): string[] => {
  const [, from = '', to = '', unit = ''] = /^(\S+)–(\S+) (.+)$/.exec(number) ?? [];
  return unit ? [`${from} ${unit}`, `${to} ${unit}`] : [];
};

/** A sum is written with spaces or without them. */
const alike = (number: string) => number.replaceAll(/(?<=\d) (?=\d)/g, '');

/**
 * @param sources the files that a text is made of: their listed numbers are known, by default all
 * @returns the numbers that a rendered text may say: those of the shop, and the listed ones
 */
export function knownNumbers(texts: KnownTexts, sources = /^/): ReadonlySet<string> {
  const numbers = [...texts.flatMap(numbersIn), ...listedIn(sources)];
  return new Set([...numbers, ...numbers.flatMap(endsOf)].map(alike));
}

/**
 * The numbers with a unit that a page, mail or printed text says without a source.
 *
 * @param text as people read it, each part of it on a line of its own
 */
export function unknownNumbers(text: string, known: ReadonlySet<string>): string[] {
  return [...new Set(numbersIn(text).map(alike))].filter((number) => !known.has(number));
}

/**
 * The text of HTML, each element on a line of its own; a number stays with its unit. «с» that goes
 * on is a word: «3», then «с пульта».
 */
export function linesOf(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&nbsp;|&#160;/g, ' ')
    .replaceAll(/(\d)\s*\n\s*(?=(?:[₽%°чм]|с(?=\s*\n)|мм|км|мин|мес|дн|лет|год|сут|шт)(?![а-я]))/g, '$1 ');
}
