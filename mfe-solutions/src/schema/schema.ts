/** What a schema is made of, for whoever wants to draw a form for it. */
export type Form =
  | { kind: 'text' | 'number' | 'flag' | 'record' }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'list'; item: Schema<unknown> }
  | { kind: 'shape'; fields: Readonly<Record<string, Schema<unknown>>> }
  | { kind: 'variants'; forms: Readonly<Record<string, Schema<unknown>>> };

/** The form of a value that came as data. Small enough to be checked again at load, where yup would weigh 12 KB. */
export interface Schema<T> {
  form: Form;
  /** What is wrong, each with its place; empty when the value fits. */
  faults: (value: unknown, place: string) => string[];
  isOptional?: boolean;
  /** Never set: it carries the type that `fits` proves. */
  readonly type?: T;
}

export type Infer<S> = S extends Schema<infer T> ? T : never;

export function fits<T>(schema: Schema<T>, value: unknown): value is T {
  return schema.faults(value, '').length === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function simple<T>(form: Form, what: string, isRight: (value: unknown) => boolean): Schema<T> {
  return {
    form,
    faults: (value, place) => {
      if (isRight(value)) return [];
      return [`${place}: ${what} is ${value === undefined || value === '' ? 'missing' : 'expected'}`];
    },
  };
}

export function text(): Schema<string> {
  return simple({ kind: 'text' }, 'a text', (value) => typeof value === 'string' && value.trim() !== '');
}

export function number(): Schema<number> {
  return simple({ kind: 'number' }, 'a number', Number.isFinite);
}

export function flag(): Schema<boolean> {
  return simple({ kind: 'flag' }, 'true or false', (value) => typeof value === 'boolean');
}

export function oneOf<const Value extends string | number>(...values: readonly Value[]): Schema<Value> {
  return simple({ kind: 'choice', values }, `one of ${values.join(', ')}`, (value) =>
    values.some((known) => known === value),
  );
}

export function list<T>(item: Schema<T>): Schema<T[]> {
  return {
    form: { kind: 'list', item },
    faults: (value, place) =>
      Array.isArray(value)
        ? value.flatMap((entry, index) => item.faults(entry, `${place}[${index}]`))
        : [`${place}: a list is expected`],
  };
}

/** An object whose own form somebody else knows. */
export function record(): Schema<Record<string, unknown>> {
  return simple({ kind: 'record' }, 'an object', isRecord);
}

type Fields = Record<string, Schema<unknown>>;
type OptionalKey<F extends Fields> = { [K in keyof F]: F[K] extends { isOptional: true } ? K : never }[keyof F];
type Shape<F extends Fields> = { [K in Exclude<keyof F, OptionalKey<F>>]: Infer<F[K]> } & {
  [K in OptionalKey<F>]?: Infer<F[K]>;
};

export function optional<T>(schema: Schema<T>): Schema<T> & { isOptional: true } {
  return { ...schema, isOptional: true };
}

function fieldFaults(schema: Schema<unknown>, value: unknown, place: string): string[] {
  if (value === undefined && schema.isOptional) return [];
  return schema.faults(value, place);
}

/** A place at the top of a document has no dot before it. */
const within = (place: string, name: string) => (place === '' ? name : `${place}.${name}`);

export function shape<F extends Fields>(fields: F): Schema<Shape<F>> {
  return {
    form: { kind: 'shape', fields },
    faults: (value, place) => {
      if (!isRecord(value)) return [`${place || 'all of it'}: an object is expected`];
      const unknown = Object.keys(value).filter((name) => !(name in fields));
      return [
        ...unknown.map((name) => `${within(place, name)}: an unknown property`),
        ...Object.entries(fields).flatMap(([name, field]) => fieldFaults(field, value[name], within(place, name))),
      ];
    },
  };
}

type Variant<V extends Record<string, Schema<unknown>>> = {
  [Name in keyof V]: { type: Name } & Infer<V[Name]>;
}[keyof V];

/** An object whose `type` says which of the forms the rest of it has. */
export function variants<V extends Record<string, Schema<unknown>>>(forms: V): Schema<Variant<V>> {
  return {
    form: { kind: 'variants', forms },
    faults: (value, place) => {
      const { type, ...rest } = isRecord(value) ? value : { type: undefined };
      const form = typeof type === 'string' ? forms[type] : undefined;
      return form ? form.faults(rest, place) : [`${place}: unknown type ${String(type)}`];
    },
  };
}
