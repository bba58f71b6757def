import { LISTED_NUMBERS } from './listed-numbers';
import { numbersIn } from './numbers';

/** What a shop says of itself: its facts, goods and properties, as sentences with their units. */
export type KnownTexts = readonly string[];

const LISTED = LISTED_NUMBERS.flatMap(({ numbers }) => Object.values(numbers).flat());

/** «3 ч» and «5 ч» of «3–5 ч»: a page may show the ends of a range apart. */
const endsOf = (number: string): string[] => {
  const [, from = '', to = '', unit = ''] = /^(\S+)–(\S+) (.+)$/.exec(number) ?? [];
  return unit ? [`${from} ${unit}`, `${to} ${unit}`] : [];
};

/** A sum is written with spaces or without them. */
const alike = (number: string) => number.replaceAll(/(?<=\d) (?=\d)/g, '');

/** @returns the numbers that a rendered text may say: those of the shop, and the listed ones */
export function knownNumbers(texts: KnownTexts): ReadonlySet<string> {
  const numbers = [...texts.flatMap(numbersIn), ...LISTED];
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
