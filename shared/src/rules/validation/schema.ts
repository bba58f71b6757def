import { boolean, string, ValidationError } from 'yup';
import type { AnyObject, Schema, TestContext } from 'yup';
import type { FormValues, Rule } from './rules';

/** Rules in order of precedence; `newPassword()` and `onlyIf(…)` are lists of them. */
type Rules = (Rule | Rule[])[];

// yup types a field's parent object as `any`.
function isValues(parent: unknown): parent is FormValues {
  return typeof parent === 'object' && parent !== null;
}

// One test for all rules of a field: it stops at the first failure, so texts come in the written
// order.
function check(rules: Rules) {
  return {
    name: 'rules',
    test(value: unknown, context: TestContext<AnyObject>) {
      const parent: unknown = context.parent;
      const values = isValues(parent) ? parent : {};
      const failed = rules.flat().find((rule) => !rule.passes(value, values));
      if (!failed) return true;
      const { message } = failed;
      return context.createError({ message: typeof message === 'string' ? message : message(String(value)) });
    },
  };
}

// A control without a choice may give null. What is not a text is an empty field, so that no
// message of yup's own, which are English, can reach a visitor.
function anyText() {
  return string()
    .transform((_cast, value: unknown) => (typeof value === 'string' || Number.isFinite(value) ? String(value) : ''))
    .defined()
    .default('');
}

/** A text field; spaces at its ends are removed. `text(required(), email(), maxLength(64))` */
export function text(...rules: Rules) {
  return anyText().trim().test(check(rules));
}

/** A text field that is not trimmed: a password. */
export function secret(...rules: Rules) {
  return anyText().test(check(rules));
}

/** A box to tick. */
export function checkbox(...rules: Rules) {
  return boolean()
    .transform((_cast, value: unknown) => value === true)
    .defined()
    .default(false)
    .test(check(rules));
}

/** Errors by field: the first broken rule, in Russian. */
export function findErrors(schema: Schema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}
