import type { Field, TextField } from './field';

/**
 * What stands in a text of a new block until somebody writes their own, so that the page can be
 * seen meanwhile. A page with it cannot be published. The dots distinguish it from words that
 * somebody wants.
 * @returns null for a text that has no sample: it begins with a value of its own, or is chosen
 */
export function sampleText({ role, label, initial }: TextField): string | null {
  if (initial !== undefined) return null;
  if (role === 'heading') return 'Новый заголовок…';
  if (role) return null;
  return `${label || 'Текст'}…`;
}

/** What a page of a template begins with: it says what to write. */
const TEMPLATE_SAMPLE = /^Напишите: .*…$/su;

/** Whether a text still waits for its author. */
export const isSample = (field: TextField, value: string): boolean =>
  value === sampleText(field) || TEMPLATE_SAMPLE.test(value);

/** Whether words still wait for their author in a text that a field is, or consists of. */
export function isSampleIn(field: Field, words: string): boolean {
  if (field.type === 'text') return isSample(field, words);
  if (field.type === 'list') return isSampleIn(field.item, words);
  const inner =
    field.type === 'shape' ? Object.values(field.fields) : field.type === 'variants' ? Object.values(field.shapes) : [];
  return inner.some((one) => isSampleIn(one, words));
}
