import { digitsOf, fillTemplate, isoDate } from '@shop/shared/format';
import { hasMaxLength, hasMinLength, isEmail, isPassword, isPhone, LIMITS, MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';

/** Message in Russian, or null for a good value. */
type FieldError = string | null;

export const MAX_NAME = 128;
export const MAX_CITY = 128;
const MAX_LOGIN = Math.max(LIMITS.maxEmail, LIMITS.maxPhone);
const EARLIEST_BIRTH = '1900-01-01';
const TEXTS = { birthDate: 'Дата рождения некорректная' } as const;

/** The form in which e-mails are kept and compared. */
export function readEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Digits as phones are kept and compared: 8XXXXXXXXXX is the same Russian number as 7XXXXXXXXXX. */
export function readPhone(text: string): string {
  const digits = digitsOf(text);
  const hasTrunkPrefix = digits.length === 11 && digits.startsWith('8') && !text.trim().startsWith('+');
  return hasTrunkPrefix ? `7${digits.slice(1)}` : digits;
}

/** A name or a city on one line, without spaces at its ends. */
export function readLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** What is wrong with the length of a text, which may be empty; null where nothing is, as with all of these. */
export function lengthError(value: string, max: number): FieldError {
  return hasMaxLength(value, max) ? null : fillTemplate(MESSAGES.maxLength, { length: max });
}

/** The same of a text that has to be there. */
export function lineError(value: string, max: number): FieldError {
  return value === '' ? MESSAGES.required : lengthError(value, max);
}

/** An address as `readEmail` gives it. */
export function emailError(email: string): FieldError {
  return lineError(email, LIMITS.maxEmail) ?? (isEmail(email) ? null : MESSAGES.email);
}

/** A phone as it was typed. */
export function phoneError(text: string): FieldError {
  return lineError(text.trim(), LIMITS.maxPhone) ?? (isPhone(text) ? null : MESSAGES.phone);
}

/** A login that is neither an e-mail nor a phone is a wrong one, as an unknown one is (decisions, "Account"). */
export function loginError(login: string): FieldError {
  return lineError(login.trim(), MAX_LOGIN);
}

/** A password somebody signs in with: how short it may be is asked only of new ones. */
export function passwordError(password: string): FieldError {
  return lineError(password, LIMITS.maxPassword) ?? (isPassword(password) ? null : MESSAGES.password);
}

/** A password somebody chooses: 8 to 128 characters (decisions, "Account"). */
export function newPasswordError(password: string): FieldError {
  const { minPassword } = LIMITS;
  const isLongEnough = hasMinLength(password, minPassword);
  return passwordError(password) ?? (isLongEnough ? null : fillTemplate(MESSAGES.minLength, { length: minPassword }));
}

/** A day of birth, YYYY-MM-DD; it may be left open. */
export function birthDateError(day: string | null | undefined): FieldError {
  if (day == null) return null;
  return day >= EARLIEST_BIRTH && day <= isoDate(new Date()) ? null : TEXTS.birthDate;
}

/**
 * Lets an input pass whose fields are all good.
 * @throws AppError BAD_REQUEST with `fields`, and the first message for people: the sign-up form shows it as it comes
 */
export function checkFields(errors: Record<string, FieldError>): void {
  const fields: Record<string, string> = {};
  for (const [name, error] of Object.entries(errors)) if (error !== null) fields[name] = error;
  const names = Object.keys(fields);
  if (names.length === 0) return;
  throw new AppError('BAD_REQUEST', `refused: ${names.join(', ')}`, { fields, text: Object.values(fields)[0] });
}
