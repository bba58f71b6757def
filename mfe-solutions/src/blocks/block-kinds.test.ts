import type { Schema, SchemaDescription } from 'yup';
import { BLOCK_KINDS } from './block-kinds';

const RUSSIAN = /[А-Яа-яЁё]|^(PDF|E-mail)$/;

/** The parts of yup's descriptions and of our own meta data that a form would read. */
interface FieldDescription extends Partial<Pick<SchemaDescription, 'label'>> {
  fields?: Record<string, FieldDescription>;
  innerType?: FieldDescription;
  meta?: { options?: { label: string }[]; variants?: Record<string, Schema> };
}

// A test reads descriptions as they come.
const describeField = (schema: Schema) => schema.describe() as unknown as FieldDescription;

function namesIn({ fields = {}, innerType, meta }: FieldDescription): (string | undefined)[] {
  const variants = Object.values(meta?.variants ?? {}).map(describeField);
  const named = Object.entries(fields)
    .filter(([name]) => name !== 'type')
    .map(([, field]) => field);
  return [
    ...[...named, ...variants].map(({ label }) => label),
    ...(meta?.options ?? []).map(({ label }) => label),
    ...[...named, ...variants, ...(innerType ? [innerType] : [])].flatMap(namesIn),
  ];
}

it.each(Object.entries(BLOCK_KINDS))('%s and its props have Russian names', (_name, { schema }) => {
  const description = describeField(schema);
  const names = [description.label, ...namesIn(description)];

  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !RUSSIAN.test(name ?? ''))).toEqual([]);
});
