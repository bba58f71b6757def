/** The three forms of a Russian noun: 1 товар, 2 товара, 5 товаров. */
export type PluralForms = readonly [one: string, few: string, many: string];

const RULES = /*#__PURE__*/ new Intl.PluralRules('ru-RU');

/** The form for `count`. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const rule = RULES.select(Math.abs(count));
  if (rule === 'one') return one;
  return rule === 'many' ? many : few;
}

/** The count and its noun with a no-break space: `3 товара`. */
export function countOf(count: number, forms: PluralForms): string {
  return `${count}\u00A0${plural(count, forms)}`;
}
