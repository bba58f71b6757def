import type { Field } from '@shop/shared/page-documents';
import { BLOCK_KINDS } from './block-kinds';

const RUSSIAN = /[А-Яа-яЁё]|^(PDF|E-mail)$/;

/** All that an editor reads of a field: its own name, and those inside it. */
function namesIn(field: Field): string[] {
  switch (field.type) {
    case 'constant':
      return [];
    case 'choice':
      return [field.label, ...field.options.map(({ label }) => label)];
    case 'shape':
      return [field.label, ...Object.values(field.fields).flatMap(namesIn)];
    case 'variants':
      return Object.values(field.shapes).flatMap(namesIn);
    case 'list':
      // The name of a list says what its items are.
      return [field.label, ...namesIn({ ...field.item, label: field.item.label || field.label })];
    case 'text':
    case 'number':
    case 'flag':
      return [field.label];
  }
}

it.each(Object.entries(BLOCK_KINDS))('%s and its props have Russian names', (_name, { schema }) => {
  const names = namesIn(schema);

  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !RUSSIAN.test(name))).toEqual([]);
});
