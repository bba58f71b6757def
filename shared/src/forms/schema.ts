import { boolean, number, string } from 'yup';
import type { AnyObject, TestContext } from 'yup';
import type { FormValues, Rule } from './rule';

/** Rules in the order in which they are to speak; `newPassword()` and `onlyIf(…)` are lists of them. */
type Rules = (Rule | Rule[])[];

// yup types the object a field stands in as `any`.
function isValues(parent: unknown): parent is FormValues {
  return typeof parent === 'object' && parent !== null;
}

// One test for all rules of a field: it stops at the first that fails, so the texts come in the order written.
function check(rules: Rules) {
  return {
    name: 'rules',
    test(value: unknown, context: TestContext<AnyObject>) {
      const parent: unknown = context.parent;
      const values = isValues(parent) ? parent : {};
      const failed = rules.flat().find((rule) => !rule.passes(value, values));
      return failed ? context.createError({ message: failed.message }) : true;
    },
  };
}

/** A text field; spaces at its ends are dropped. `text(required(), email(), maxLength(64))` */
export function text(...rules: Rules) {
  return string().defined().default('').trim().test(check(rules));
}

/** A text field kept to the letter: a password. */
export function secret(...rules: Rules) {
  return string().defined().default('').test(check(rules));
}

/** A box to tick. */
export function checkbox(...rules: Rules) {
  return boolean().defined().default(false).test(check(rules));
}

/** A number. */
export function numeric(...rules: Rules) {
  return number().defined().test(check(rules));
}
