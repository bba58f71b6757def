import { mapTexts } from '../format/map-texts';

/** What a text names as `{invis_duos.backup}`. */
export interface Fact {
  key: string;
  name: string;
  value: string;
  unit: string;
}

/** What stands for each name: `invis_duos.backup` is «72 ч», `invis_duos.backup.value` is «72». */
export type FactTexts = ReadonlyMap<string, string>;

const NO_BREAK_SPACE = '\u00A0';
const UNKNOWN = '—';
const NAME = /\{(?!seller\.)([a-z][a-z0-9_]*\.[a-z][a-z0-9_]*(?:\.(?:value|unit))?)\}(\.?)/g;

const ANY_NAME = /\{(seller\.\w+~?|[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*(?:\.(?:value|unit))?)\}/g;

/**
 * Splits a text: words, and names of facts or of the seller (`{seller.phone}`), in turn, words
 * first.
 */
export const splitAtNames = (text: string): string[] => text.split(ANY_NAME);

export function factTexts(facts: readonly Fact[]): FactTexts {
  return new Map(
    facts.flatMap(({ key, value, unit }) => [
      [key, unit ? `${value}${NO_BREAK_SPACE}${unit}` : value],
      [`${key}.value`, value],
      [`${key}.unit`, unit],
    ]),
  );
}

/**
 * Replaces `{invis_duos.backup}` and the like in every text of a document: a string, or anything
 * that JSON describes. A fact that was deleted is «—»: a page must not fail because of a word. A
 * sentence that ends in «12 мес.» has one full stop.
 */
export function fillFacts<T>(document: T, texts: FactTexts): T {
  const fill = (_: string, name: string, stop: string) => {
    const words = texts.get(name) ?? UNKNOWN;
    return words.endsWith('.') ? words : words + stop;
  };
  return mapTexts(document, (text) => text.replace(NAME, fill));
}
