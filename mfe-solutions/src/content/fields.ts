import { array, boolean, lazy, mixed, number as yupNumber, object, string, ValidationError } from 'yup';
import type { AnySchema, InferType, ISchema, ObjectShape, Schema } from 'yup';

// The kinds of field that a document is made of. Labels are the Russian names of fields, for a form
// over the same documents. Only the page generator reads schemas: browsers import types of them.

interface Messages {
  missing: string;
  expected: string;
}

const messagesOf = (what: string): Messages => ({ missing: `${what} is missing`, expected: `${what} is expected` });

/** A text with at least one visible character. */
export function text(label = '') {
  const { missing, expected } = messagesOf('a text');
  return string()
    .required(missing)
    .typeError(expected)
    .matches(/\S/, { message: expected, excludeEmptyString: true })
    .label(label);
}

export function number(label = '') {
  const { missing, expected } = messagesOf('a number');
  return yupNumber().required(missing).typeError(expected).label(label);
}

export function flag(label = '') {
  const { missing, expected } = messagesOf('true or false');
  return boolean().required(missing).typeError(expected).label(label);
}

/** One of several values. The schema's meta data has them as `options`, each with its label. */
export function choice<const Value extends string | number>(
  label: string,
  options: readonly (readonly [value: Value, label: string])[],
) {
  const values = options.map(([value]) => value);
  const { missing, expected } = messagesOf(`one of ${values.join(', ')}`);
  return mixed<Value>()
    .required(missing)
    .oneOf(values, expected)
    .label(label)
    .meta({ options: options.map(([value, name]) => ({ value, label: name })) });
}

export function list<Item>(item: ISchema<Item>, label = '') {
  const { expected } = messagesOf('a list');
  return array(item).required(expected).typeError(expected).label(label);
}

/** An object with these fields and no others. */
export function shape<Fields extends ObjectShape>(fields: Fields) {
  const { expected } = messagesOf('an object');
  return object(fields)
    .required(expected)
    .typeError(expected)
    .test('known', function (value: object | null | undefined) {
      const unknown = Object.keys(value ?? {}).filter((name) => !Object.hasOwn(fields, name));
      const errors = unknown.map((name) =>
        this.createError({ path: this.path ? `${this.path}.${name}` : name, message: 'an unknown property' }),
      );
      return errors.length === 0 || new ValidationError(errors);
    });
}

/**
 * An object whose `type` selects one of the shapes. The schema's meta data has them as `variants`.
 */
export function variants<Shapes extends Readonly<Record<string, AnySchema>>>(shapes: Shapes) {
  return lazy((value: { type?: unknown } | null | undefined): ISchema<InferType<Shapes[keyof Shapes]>> => {
    const type = String(value?.type);
    const message = `unknown type ${type}`;
    const known = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
    return (
      known ??
      mixed<never>()
        .required(message)
        .test('type', message, () => false)
    );
  }).meta({ variants: shapes });
}

/** The `type` of a variant. */
export function constant<const Value extends string>(value: Value) {
  return mixed<Value>().required().oneOf([value]);
}

/**
 * What is wrong with a value that came as data.
 * @param place where the value is in its document
 * @returns each error behind its place, `items[0].mark: a text is missing`; empty for a right value
 */
export function errorsOf(schema: Schema, value: unknown, place = ''): string[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => {
      const dot = place === '' || path === '' || path.startsWith('[') ? '' : '.';
      return `${`${place}${dot}${path}` || 'all of it'}: ${message}`;
    });
  }
}
