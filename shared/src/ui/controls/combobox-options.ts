import { inOtherLayout } from '../../search/keyboard-layout';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Other names that find the option. */
  aliases?: readonly string[];
}

/** «санкт петербург» finds Санкт-Петербург, «г. Орел» finds Орёл. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s.-]+/g, ' ')
    .trim()
    .replace(/^(?:г|город) /, '');
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

function matching(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const wanted = plain(text);
  return options
    .flatMap((option) => {
      const rank = rankOf(wanted, option);
      return rank === null ? [] : [{ option, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
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
  return options.find(({ label }) => plain(label) === plain(text));
}

/**
 * The option that a visitor who leaves the field must have meant: the only one that matches, or
 * the only one that is called so.
 */
export function meantOption(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const found = findOptions(options, text);
  const wanted = [plain(text), plain(inOtherLayout(text))];
  const called = found.filter((option) => wanted.some((name) => isCalled(name, option)));
  const [meant, ...others] = called.length > 0 ? called : found;
  return others.length === 0 ? meant : undefined;
}
