import { withoutMarks } from '../format/marks';
import { hasWrongExtension, readOfficePhone } from '../format/phone-extension';
import { isForeignPhone, isNationalPhone, readPhone } from '../format/phone';
import { LIMITS } from './limits';

/** True for 0, `false`, any other number, and everything that is not empty. */
export function isFilled(value: unknown): boolean {
  if (value === 0 || value === false) return true;
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
}

/** For a checkbox that must be ticked. */
export function isChecked(value: unknown): boolean {
  return value === true;
}

const EMAIL_LOCAL = /^[^\s@<>()[\]\\.,;:"]+(\.[^\s@<>()[\]\\.,;:"]+)*$/u;
const EMAIL_DOMAIN_LABEL = /^[\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?$/u;
const EMAIL_TOP_LABEL = /^(\p{L}{2,}|xn--[a-z\d-]{2,})$/iu;

/**
 * An address with a local part and a domain of two labels or more; Cyrillic domains pass. Invisible
 * marks do not count: `readEmail` removes them.
 */
export function isEmail(typed: string): boolean {
  const value = withoutMarks(typed);
  // A limit before the patterns: an address longer than 254 characters cannot be delivered anyway.
  if (value.length > 254) return false;
  const at = value.lastIndexOf('@');
  const labels = value.slice(at + 1).split('.');
  return (
    at > 0 &&
    labels.length >= 2 &&
    EMAIL_LOCAL.test(value.slice(0, at)) &&
    labels.every((label) => EMAIL_DOMAIN_LABEL.test(label)) &&
    EMAIL_TOP_LABEL.test(labels.at(-1) ?? '')
  );
}

/**
 * Empty, or at least 11 digits with anything between them. Too many digits make no phone, because
 * nobody knows which ones are meant. A foreign phone passes: another rule refuses it with a text of
 * its own.
 */
export function isPhone(value: string): boolean {
  if (value === '') return true;
  return readPhone(value).length >= LIMITS.minPhoneDigits && (isForeignPhone(value) || isNationalPhone(value));
}

/** A phone that may end with an extension. */
export function isOfficePhone(value: string): boolean {
  return isPhone(readOfficePhone(value).number) && !hasWrongExtension(value);
}

/** An e-mail or a phone (docs/rules.md, Messages). */
export function isEmailOrPhone(value: string): boolean {
  return isEmail(value) || isPhone(value);
}

/** No whitespace at either end. */
export function isPassword(value: string): boolean {
  return value.trim() === value;
}

/**
 * At most `length` characters. "Exact length" is the same check with another message
 * (docs/rules.md, Validation).
 */
export function hasMaxLength(value: string, length: number): boolean {
  return value.length <= length;
}

/** At least `length` characters. */
export function hasMinLength(value: string, length: number): boolean {
  return value.length >= length;
}

/** Not greater than `limit`. */
export function isAtMost(value: number, limit: number): boolean {
  return value <= limit;
}

/** Not less than `limit`. */
export function isAtLeast(value: number, limit: number): boolean {
  return value >= limit;
}
