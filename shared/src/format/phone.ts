import { digitsOf } from './digits';
import { NATIONAL_LENGTH, russianDigits } from './phone-href';

// +7 with any spacing. A 7 or 8 counts only before a non-digit; otherwise it may belong to the
// number.
const COUNTRY_PREFIX = /^\s*(\+\s*7|[78](?=[\s(-]))/;

// +380, +1, +375. After the mask's «+7 » there is a space, so an erased 7 is not taken for these.
const FOREIGN_PREFIX = /^\s*\+(?!7|8(?:\D*9|\D*$))\d/;
const LONGEST_FOREIGN = 24;

/**
 * Whether a phone belongs to another country. Russian numbers, and Kazakhstan's, are +7, 8 or 7 and
 * ten digits.
 */
export function isForeignPhone(text: string): boolean {
  const digits = digitsOf(text);
  const isLongWithoutPlus = !text.includes('+') && digits.length > NATIONAL_LENGTH && !/^[78]/.test(digits);
  return FOREIGN_PREFIX.test(text) || isLongWithoutPlus;
}

/** All digits of a text without the country prefix: +7, or a leading 7 or 8 of eleven digits. */
export function digitsAfterCountry(text: string): string {
  const digits = digitsOf(text.replace(COUNTRY_PREFIX, ''));
  // After the mask's +7, a leading 8 is a prefix typed out of habit, unless it belongs to the
  // number. No area code starts with 88 or 89, but 843 is Kazan's, and an extra digit must not
  // shift a complete number.
  const trunk = COUNTRY_PREFIX.test(text) ? /^[78](?=[89])/ : /^[78]/;
  return digits.length > NATIONAL_LENGTH ? digits.replace(trunk, '') : digits;
}

/** The national digits in a text, at most ten. */
export function nationalDigits(text: string): string {
  return digitsAfterCountry(text).slice(0, NATIONAL_LENGTH);
}

/** The mask of a phone: `+7 912 000-41-64`, complete or not. One of another country stays. */
export function maskPhone(text: string): string {
  if (isForeignPhone(text))
    return text
      .trim()
      .replace(/[^\d+ ()-]/g, '')
      .slice(0, LONGEST_FOREIGN);
  const digits = nationalDigits(text);
  if (digits === '') return /^\s*\+/.test(text) ? text.replace(/[^\d+]/g, '').slice(0, 2) : '';
  const groups = [digits.slice(0, 3), digits.slice(3, 6)].filter(Boolean).join(' ');
  const tail = [digits.slice(6, 8), digits.slice(8, 10)].filter(Boolean).map((pair) => `-${pair}`);
  return `+7 ${groups}${tail.join('')}`;
}

/** Formats a stored phone for display: `+7 912 000-41-64`. Foreign numbers stay unchanged. */
export function formatPhone(phone: string): string {
  const digits = russianDigits(phone);
  return digits ? maskPhone(digits) : phone;
}
