import { MARKS } from '../../rules/format/marks';
import { inOtherLayout } from '../../rules/search/keyboard-layout';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Other names that find the option. */
  aliases?: readonly string[];
}

/**
 * «санкт петербург» finds Санкт-Петербург, «г. Орел» and «Орёл г» find Орёл: as people type it, as
 * macOS copies it (NFD), with any hyphen.
 */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(MARKS, '')
    .replace(/[\s.\p{Pd}−]+/gu, ' ')
    .trim()
    .replace(/^(?:г|гор|город) | (?:г|гор|город)$/g, '');
}

/** The whole text, then its parts: «Москва, Россия», «Республика Татарстан, Казань». */
function namesIn(text: string): string[] {
  return [text, ...text.split(',')].map(plain).filter(Boolean);
}

const isCalled = (wanted: string, { aliases = [] }: ComboboxOption) => aliases.some((name) => plain(name) === wanted);

/** How well the text names the option, 0 for best; null when it does not. */
function rankOf(wanted: string, option: ComboboxOption): number | null {
  const label = plain(option.label);
  if (label === wanted || isCalled(wanted, option)) return 0;
  if (label.startsWith(wanted)) return 1;
  if (label.includes(wanted)) return 2;
  return option.aliases?.some((name) => plain(name).startsWith(wanted)) ? 3 : null;
}

function matchingName(options: readonly ComboboxOption[], wanted: string): ComboboxOption[] {
  return options
    .flatMap((option) => {
      const rank = rankOf(wanted, option);
      return rank === null ? [] : [{ option, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** The options that the text names, or the first of its parts that names any. */
function matching(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const found = namesIn(text).map((name) => matchingName(options, name));
  return found.find(({ length }) => length > 0) ?? [];
}

/**
 * The options that the text may name, the best first. A text that names none is read in the other
 * keyboard layout.
 */
export function findOptions(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const found = matching(options, text);
  return found.length > 0 ? found : matching(options, inOtherLayout(text));
}

/** The option whose whole name is the text. */
export function optionNamed(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const names = namesIn(text);
  return options.find(({ label }) => names.includes(plain(label)));
}

/**
 * The option that a visitor who leaves the field must have meant: the only one that matches, or the
 * only one with exactly this name.
 */
export function meantOption(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const found = findOptions(options, text);
  const wanted = [...namesIn(text), plain(inOtherLayout(text))];
  const called = found.filter((option) => wanted.some((name) => isCalled(name, option)));
  const [meant, ...others] = called.length > 0 ? called : found;
  return others.length === 0 ? meant : undefined;
}
