import { fillTemplate } from '../format/template';
import { LIMITS } from '../validation/limits';
import { MESSAGES } from '../validation/messages';
import {
  hasMaxLength,
  hasMinLength,
  isAtLeast,
  isAtMost,
  isChecked,
  isEmail,
  isEmailOrPhone,
  isFilled,
  isPassword,
  isPhone,
} from '../validation/rules';
import { textRule } from './rule';
import type { FormValues, Rule } from './rule';

/** Something is there: 0 and `false` count. */
export const required = (): Rule => ({ message: MESSAGES.required, passes: isFilled });

/** The box is ticked. */
export const requiredCheckbox = (): Rule => ({ message: MESSAGES.required, passes: isChecked });

export const email = (): Rule => textRule(MESSAGES.email, isEmail);

export const phone = (): Rule => textRule(MESSAGES.phone, isPhone);

export const emailOrPhone = (): Rule => textRule(MESSAGES.emailOrPhone, isEmailOrPhone);

export const password = (): Rule => textRule(MESSAGES.password, isPassword);

/** Refuses what is longer; the message speaks of the exact length. */
export const exactLength = (length: number): Rule =>
  textRule(fillTemplate(MESSAGES.exactLength, { length }), (text) => hasMaxLength(text, length));

export const maxLength = (length: number): Rule =>
  textRule(fillTemplate(MESSAGES.maxLength, { length }), (text) => hasMaxLength(text, length));

export const minLength = (length: number): Rule =>
  textRule(fillTemplate(MESSAGES.minLength, { length }), (text) => hasMinLength(text, length));

export const maxNumber = (limit: number): Rule => ({
  message: fillTemplate(MESSAGES.maxNumber, { value: limit }),
  passes: (value) => typeof value !== 'number' || isAtMost(value, limit),
});

export const minNumber = (limit: number): Rule => ({
  message: fillTemplate(MESSAGES.minNumber, { value: limit }),
  passes: (value) => typeof value !== 'number' || isAtLeast(value, limit),
});

type Expected = string | number | boolean | ((values: FormValues) => unknown);

/** Equal to a given value, or to another field: `match((values) => values.password, '…')`. */
export const match = (expected: Expected, message: string): Rule => ({
  message,
  passes: (value, values) => value === (typeof expected === 'function' ? expected(values) : expected),
});

/** The rules of a new password: at sign-up, reset and change. */
export const newPassword = (): Rule[] => [
  required(),
  password(),
  minLength(LIMITS.minPassword),
  maxLength(LIMITS.maxPassword),
];
