import type { StaffProperty } from '../../generated/resolvers-types';

type Kind = Pick<StaffProperty, 'valueKind' | 'unit' | 'choices'>;

const [YES, NO] = ['Есть', 'Нет'] as const;

const NUMBER = String.raw`[-−+]?\d+(?:[.,]\d+)?`;
/** One number, a range or a list of them: «12», «9–36», «12 / 24»; «до 72» is a number, too. */
const NUMBERS = new RegExp(`^(?:от |до )?${NUMBER}(?: ?(?:[–—-]|/|до) ?${NUMBER})*$`);
/** A text with the name of a fact is read when it is shown. */
const FACT = /\{[a-z]\w*\.[a-z]\w*/;
const NO_BREAK_SPACE = '\u00A0';

function readNumber(value: string, unit: string): string | null {
  const hasUnit = unit !== '' && value.endsWith(unit);
  const bare = (hasUnit ? value.slice(0, -unit.length) : value).replaceAll(/\s+/g, ' ').trim();
  if (!NUMBERS.test(bare)) return null;
  const written = bare.replaceAll('.', ',');
  return unit === '' ? written : `${written}${NO_BREAK_SPACE}${unit}`;
}

/**
 * A value as the goods have it: a number gets its unit.
 * @returns null for one that the property cannot have
 */
export function readValue({ valueKind, unit, choices }: Kind, value: string): string | null {
  if (FACT.test(value)) return value;
  switch (valueKind) {
    case 'text':
      return value;
    case 'number':
      return readNumber(value, unit);
    case 'yesNo':
      return [YES, NO].find((word) => word.toLowerCase() === value.toLowerCase()) ?? null;
    case 'choice':
      return choices.includes(value) ? value : null;
  }
}

/** What to write instead of a value that the property cannot have. */
export function valueFault({ name, valueKind, choices }: Pick<StaffProperty, 'name'> & Kind): string {
  if (valueKind === 'number') return `«${name}»: нужно число`;
  const words = valueKind === 'yesNo' ? [YES, NO] : choices;
  return `«${name}»: выберите из\u00A0списка: ${words.join(', ')}`;
}
