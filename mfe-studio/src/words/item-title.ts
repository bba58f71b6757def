import type { Field } from '@shop/shared/page-documents';

const EMPTY = 'Без текста';
const TECHNICAL = new Set(['anchor', 'link', 'picture', 'day', 'instant']);

/** The first words of a value, in the order of its schema. */
function firstWords(field: Field, value: unknown): string {
  if (field.type === 'text') return typeof value === 'string' && !TECHNICAL.has(field.role ?? '') ? value : '';
  if (field.type === 'choice') return field.options.find((option) => option.value === value)?.label ?? '';
  if (typeof value !== 'object' || value === null) return '';
  if (field.type === 'list' && Array.isArray(value)) return firstWords(field.item, value[0]);
  const inner: Readonly<Record<string, unknown>> = { ...value };
  const shape = field.type === 'variants' ? field.shapes[String(inner.type)] : field;
  if (shape?.type !== 'shape') return '';
  const all = Object.entries(shape.fields).map(([name, each]) => ({
    type: each.type,
    words: firstWords(each, inner[name]),
  }));
  const text = all.find(({ type, words }) => type === 'text' && words !== '');
  return (text ?? all.find(({ words }) => words !== ''))?.words ?? '';
}

/** What an item of a list is called in the list. */
export function itemTitle(field: Field, value: unknown): string {
  const words = firstWords(field, value).trim();
  return words === '' ? EMPTY : words;
}
