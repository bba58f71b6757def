import { COMMON_KIND, type Field, type Schemas, type ShapeField } from '@shop/shared/page-documents';

const plain = (text: string) => text.toLowerCase().replaceAll('\u00A0', ' ').replaceAll('ё', 'е').trim();

function innerFields(field: Field): readonly Field[] {
  if (field.type === 'shape') return Object.values(field.fields);
  if (field.type === 'variants') return Object.values(field.shapes);
  return field.type === 'list' ? [field.item] : [];
}

/** The names of a field and of all that is in it. */
function namesIn(field: Field): string[] {
  return [field.label, ...innerFields(field).flatMap(namesIn)];
}

/**
 * Finds kinds of block by their names and by the names of their fields: whoever looks for a photo
 * need not know which blocks have one. Kinds that are found by their own names come first.
 */
export function findKinds({ kinds }: Schemas, words: string): [kind: string, schema: ShapeField][] {
  const wanted = plain(words);
  const all = Object.entries(kinds).filter(([kind]) => kind !== COMMON_KIND); // chosen by their names
  const isNamed = ({ label }: ShapeField) => plain(label).includes(wanted);
  const hasField = (schema: ShapeField) => namesIn(schema).some((name) => plain(name).includes(wanted));
  return [
    ...all.filter(([, schema]) => isNamed(schema)),
    ...all.filter(([, schema]) => !isNamed(schema) && hasField(schema)),
  ];
}
