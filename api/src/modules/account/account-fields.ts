import { fillTemplate, isForeignPhone, isoDate, readEmail, readPhone } from '@shop/shared/format';
import {
  hasMaxLength,
  hasMinLength,
  isEmail,
  isPassword,
  isPhone,
  LIMITS,
  MESSAGES,
  mixedLettersError,
} from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import { showEmail } from '../../input/show-email';
import { isCommonPassword } from './common-passwords';

/** Message in Russian; null for a valid value. */
type FieldError = string | null;

const MAX_LOGIN = Math.max(LIMITS.maxEmail, LIMITS.maxPhone);
const EARLIEST_BIRTH = '1900-01-01';
const TEXTS = {
  birthDate: 'Дата рождения некорректная',
  samePhone: 'Новый телефон совпадает с текущим',
  sameEmail: 'Новый e-mail совпадает с текущим',
  samePassword: 'Новый пароль совпадает с текущим',
  commonPassword: 'Этот пароль слишком распространён. Возьмите три несвязанных слова или придумайте длиннее',
} as const;

/** A name or a city on one line, trimmed. */
export function readLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The error in the length of an optional text, or null. */
export function lengthError(value: string, max: number): FieldError {
  return hasMaxLength(value, max) ? null : fillTemplate(MESSAGES.maxLength, { length: max });
}

/** The same for a required text. */
export function lineError(value: string, max: number): FieldError {
  return value === '' ? MESSAGES.required : lengthError(value, max);
}

/** @param email as `readEmail` returns it */
export function emailError(email: string): FieldError {
  // Judged as people see it: the form in ASCII is longer, and hides its letters.
  const shown = showEmail(email);
  return lineError(shown, LIMITS.maxEmail) ?? (isEmail(shown) ? mixedLettersError(shown) : MESSAGES.email);
}

/** @param text the phone as typed */
export function phoneError(text: string): FieldError {
  const wrong = lineError(text.trim(), LIMITS.maxPhone) ?? (isPhone(text) ? null : MESSAGES.phone);
  return wrong ?? (isForeignPhone(text) ? MESSAGES.foreignPhone : null);
}

/**
 * A login that is neither an e-mail nor a phone is wrong,
 * like an unknown one (docs/rules.md, Account).
 */
export function loginError(login: string): FieldError {
  return lineError(login.trim(), MAX_LOGIN);
}

/** A password at sign-in. Only new passwords have a minimum length. */
export function passwordError(password: string): FieldError {
  return lineError(password, LIMITS.maxPassword) ?? (isPassword(password) ? null : MESSAGES.password);
}

/** A new password: 8 to 128 characters, and not a common one (docs/rules.md, Account). */
export function newPasswordError(password: string): FieldError {
  const { minPassword } = LIMITS;
  const error = passwordError(password);
  if (error !== null) return error;
  if (!hasMinLength(password, minPassword)) return fillTemplate(MESSAGES.minLength, { length: minPassword });
  return isCommonPassword(password) ? TEXTS.commonPassword : null;
}

/** The error in a new phone, which must differ from the current one. Both as typed. */
export function changedPhoneError(next: string, current: string): FieldError {
  return phoneError(next) ?? (readPhone(next) === readPhone(current) ? TEXTS.samePhone : null);
}

/** The error in a new e-mail, which must differ from the current one. Both as typed. */
export function changedEmailError(next: string, current: string): FieldError {
  return emailError(readEmail(next)) ?? (readEmail(next) === readEmail(current) ? TEXTS.sameEmail : null);
}

/** The error in a new password, which must differ from the current one. */
export function changedPasswordError(next: string, current: string): FieldError {
  return newPasswordError(next) ?? (next === current ? TEXTS.samePassword : null);
}

/** An optional date of birth, YYYY-MM-DD. */
export function birthDateError(day: string | null | undefined): FieldError {
  if (day == null) return null;
  return day >= EARLIEST_BIRTH && day <= isoDate(new Date()) ? null : TEXTS.birthDate;
}

/**
 * Accepts an input without field errors.
 * @throws AppError BAD_REQUEST with `fields`, and the first message as the text that the sign-up
 *   form shows
 */
export function checkFields(errors: Record<string, FieldError>): void {
  const fields: Record<string, string> = {};
  for (const [name, error] of Object.entries(errors)) if (error !== null) fields[name] = error;
  const names = Object.keys(fields);
  if (names.length === 0) return;
  throw new AppError('BAD_REQUEST', `refused: ${names.join(', ')}`, { fields, text: Object.values(fields)[0] });
}
