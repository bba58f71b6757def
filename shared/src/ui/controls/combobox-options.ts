export interface ComboboxOption {
  value: string;
  label: string;
}

/** «санкт петербург» finds Санкт-Петербург, «орел» finds Орёл. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s-]+/g, ' ');
}

/** The options that contain the text; those that begin with it come first. */
export function findOptions(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const wanted = plain(text);
  const rank = ({ label }: ComboboxOption) => (plain(label).startsWith(wanted) ? 0 : 1);
  return options.filter(({ label }) => plain(label).includes(wanted)).toSorted((a, b) => rank(a) - rank(b));
}

/** The option whose whole name is the text. */
export function optionNamed(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  return options.find(({ label }) => plain(label) === plain(text));
}
