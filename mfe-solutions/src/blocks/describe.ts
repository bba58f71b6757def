import type { ListName } from '@shop/shared/runtime';
import type { Schema } from '../schema';

interface ChoiceWords<Value extends string> {
  label: string;
  options: Record<Value, string>;
}

interface PartsWords<T> {
  label: string;
  parts: Words<T>;
}

interface VariantsWords<T extends { type: string }> {
  label: string;
  variants: { [K in T['type']]: PartsWords<Omit<Extract<T, { type: K }>, 'type'>> };
}

type WordsOf<T> = [T] extends [boolean]
  ? string
  : [T] extends [string | number]
    ? string extends T
      ? string
      : number extends T
        ? string
        : ChoiceWords<`${T}`>
    : [T] extends [readonly (infer Item)[]]
      ? [Item] extends [string | number | boolean | readonly unknown[]]
        ? string
        : WordsOf<Item>
      : [T] extends [{ type: string }]
        ? VariantsWords<T>
        : PartsWords<T>;

/** Russian words for each prop: a prop without them does not compile. */
export type Words<T> = { [K in keyof T]-?: WordsOf<Exclude<T[K], undefined>> };

/** One field of an editor, in the manner of Puck. */
export type EditorField = { label: string; isOptional: boolean } & (
  | { type: 'text' | 'number' | 'switch' }
  | { type: 'select'; options: { value: string | number; label: string }[] }
  | { type: 'array'; item: EditorField }
  | { type: 'object'; fields: Record<string, EditorField> }
  | { type: 'variants'; forms: Record<string, EditorField> }
);

/** What a page has to load for a block before it renders. */
export interface BlockNeeds {
  lists: readonly ListName[];
  widgets?: readonly string[];
}

export interface BlockDescription {
  label: string;
  schema: Schema<unknown>;
  fields: Record<string, EditorField>;
  /** Parameters of the address that the block reads, so that the server renders it as they say. */
  query?: readonly string[];
  /** It tells search engines of what it shows, by its `json-ld.ts`. */
  hasJsonLd?: boolean;
  /** What the block shows with these props; nothing to load, where left out. */
  needs?: (props: Readonly<Record<string, unknown>>) => BlockNeeds | null;
}

interface AnyWords {
  label: string;
  options?: Record<string, string>;
  parts?: AnyParts;
  variants?: Record<string, AnyWords>;
}
type AnyParts = Record<string, string | AnyWords>;

function fieldsOf(parts: Readonly<Record<string, Schema<unknown>>>, words: AnyParts): Record<string, EditorField> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, fieldOf(part, words[name] ?? name)]));
}

/** A schema says what a field takes, the words what it is called. */
function fieldOf({ form, isOptional = false }: Schema<unknown>, words: string | AnyWords): EditorField {
  const { label, options = {}, parts = {}, variants = {} } = typeof words === 'string' ? { label: words } : words;
  const base = { label, isOptional };
  switch (form.kind) {
    case 'text':
    case 'number':
      return { ...base, type: form.kind };
    case 'flag':
      return { ...base, type: 'switch' };
    case 'choice':
      return {
        ...base,
        type: 'select',
        options: form.values.map((value) => ({ value, label: options[value] ?? String(value) })),
      };
    case 'list':
      return { ...base, type: 'array', item: fieldOf(form.item, words) };
    case 'shape':
      return { ...base, type: 'object', fields: fieldsOf(form.fields, parts) };
    case 'record':
      return { ...base, type: 'object', fields: {} };
    case 'variants': {
      const forms = Object.entries(form.forms).map(([name, variant]) => [
        name,
        fieldOf(variant, variants[name] ?? name),
      ]);
      return { ...base, type: 'variants', forms: Object.fromEntries(forms) as Record<string, EditorField> };
    }
  }
}

interface DescribeOptions<Props> {
  label: string;
  schema: Schema<Props>;
  words: Words<Props>;
  query?: BlockDescription['query'];
  hasJsonLd?: boolean;
  needs?: BlockDescription['needs'];
}

/** Describes a kind of block for the build, and for an editor over the same documents: never for a shopper's browser. */
export function describe<Props>({ words, ...rest }: DescribeOptions<Props>): BlockDescription {
  const { label, schema } = rest;
  // `Words` has the form of `AnyParts`; the compiler cannot see it through a type parameter.
  const field = fieldOf(schema, { label, parts: words as unknown as AnyParts });
  const fields = field.type === 'object' ? field.fields : {};
  return { ...rest, fields };
}
