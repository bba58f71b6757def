import { isForeignPhone } from '../format/phone';
import { fillTemplate } from '../format/template';
import {
  hasMaxLength,
  hasMinLength,
  isChecked,
  isEmail,
  isEmailOrPhone,
  isFilled,
  isOfficePhone,
  isPassword,
  isPhone,
} from './checks';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { mixedLettersError } from './mixed-letters';

/** The other values of the form, for rules that depend on them. */
export type FormValues = Readonly<Record<string, unknown>>;

/** One check, and the text that a visitor reads when it fails. */
export interface Rule {
  /** The text, or how it is made of the value. */
  message: string | ((text: string) => string);
  passes: (value: unknown, values: FormValues) => boolean;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A rule about text. An empty field passes: `required` decides whether it may be empty. */
export function textRule(message: Rule['message'], passes: (text: string, values: FormValues) => boolean): Rule {
  return {
    message,
    passes: (value, values) => {
      const text = asText(value);
      return text === '' || passes(text, values);
    },
  };
}

/** Rules that apply only while the other values meet a condition. */
export function onlyIf(condition: (values: FormValues) => boolean, ...rules: (Rule | Rule[])[]): Rule[] {
  return rules.flat().map((rule) => ({
    message: rule.message,
    passes: (value, values) => !condition(values) || rule.passes(value, values),
  }));
}

/** The field is filled; 0 and `false` count. */
export const required = (): Rule => ({ message: MESSAGES.required, passes: isFilled });

/** The box is ticked. */
export const requiredCheckbox = (): Rule => ({ message: MESSAGES.required, passes: isChecked });

const mixedLetters = (): Rule =>
  textRule(
    (text) => mixedLettersError(text) ?? '',
    (text) => !isEmail(text) || mixedLettersError(text) === null,
  );

export const email = (): Rule[] => [textRule(MESSAGES.email, isEmail), mixedLetters()];

export const phone = (): Rule[] => [
  textRule(MESSAGES.phone, isPhone),
  textRule(MESSAGES.foreignPhone, (text) => !isForeignPhone(text)),
];

/** A phone at which an office may be called, with its extension. */
export const officePhone = (): Rule[] => [
  textRule(MESSAGES.phone, isOfficePhone),
  textRule(MESSAGES.foreignPhone, (text) => !isForeignPhone(text)),
];

export const emailOrPhone = (): Rule[] => [
  textRule(MESSAGES.emailOrPhone, isEmailOrPhone),
  textRule(MESSAGES.foreignPhone, (text) => isEmail(text) || !isForeignPhone(text)),
  mixedLetters(),
];

export const password = (): Rule => textRule(MESSAGES.password, isPassword);

/** Refuses longer values only; the message names the exact length (docs/rules.md, Validation). */
export const exactLength = (length: number): Rule =>
  textRule(fillTemplate(MESSAGES.exactLength, { length }), (text) => hasMaxLength(text, length));

export const maxLength = (length: number): Rule =>
  textRule(fillTemplate(MESSAGES.maxLength, { length }), (text) => hasMaxLength(text, length));

export const minLength = (length: number): Rule =>
  textRule(fillTemplate(MESSAGES.minLength, { length }), (text) => hasMinLength(text, length));

/** The rules of a new password: at sign-up, reset and change. */
export const newPassword = (): Rule[] => [
  required(),
  password(),
  minLength(LIMITS.minPassword),
  maxLength(LIMITS.maxPassword),
];
