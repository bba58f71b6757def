import { digitsOf } from './digits';
import { withoutMarks } from './marks';
import { NATIONAL_LENGTH, russianDigits } from './phone-href';

// +7 with any spacing. A 7 or 8 counts only before a non-digit; otherwise it may belong to the
// number.
const COUNTRY_PREFIX = /^\s*(\+\s*7|[78](?=[\s(-]))/;

// +380, +1, +375. After the mask's «+7 » there is a space, so an erased 7 is not taken for these.
const FOREIGN_PREFIX = /^\s*\+(?!7|8(?:\D*9|\D*$))\d/;

// 8 10 in Russia and 00 elsewhere stand before the code of a country. A shorter number than the
// second part asks for has an 8 of another meaning.
const ACCESS_CODE = /^\s*(?:8\D*1\D*0|0\D*0)\D*(?=7(?:\D*\d){10}\D*$|[1-689](?:\D*\d){8})/;

/** The text without marks, and with the + that stands for a code of access. */
function plainPhone(text: string): string {
  return withoutMarks(text).replace(ACCESS_CODE, '+');
}

function isForeign(plain: string): boolean {
  const digits = digitsOf(plain);
  const isLongWithoutPlus = !plain.includes('+') && digits.length > NATIONAL_LENGTH && !/^[78]/.test(digits);
  return FOREIGN_PREFIX.test(plain) || isLongWithoutPlus;
}

/**
 * Whether a phone belongs to another country. Russian numbers, and Kazakhstan's, are +7, 8 or 7 and
 * ten digits.
 */
export function isForeignPhone(text: string): boolean {
  return isForeign(plainPhone(text));
}

/**
 * All digits of a text without the country prefix: +7, or a leading 7 or 8 of eleven digits. Of a
 * complete number there are ten. No other digit is ever dropped: what remains would be somebody
 * else's number.
 */
export function digitsAfterCountry(text: string): string {
  const plain = plainPhone(text);
  const digits = digitsOf(plain.replace(COUNTRY_PREFIX, ''));
  // After the mask's +7, a leading 8 is a prefix typed out of habit, unless it may belong to the
  // number. No area code is 849, 88x or 89x, but 843 is Kazan's.
  const trunk = COUNTRY_PREFIX.test(plain) ? /^[78](?=49|[89])/ : /^[78]/;
  return digits.length === NATIONAL_LENGTH + 1 ? digits.replace(trunk, '') : digits;
}

/** Whether the text is a whole phone of Russia or Kazakhstan, in any way of writing. */
export function isNationalPhone(text: string): boolean {
  return !isForeignPhone(text) && digitsAfterCountry(text).length === NATIONAL_LENGTH;
}

/**
 * The digits in which phones are sent, stored and compared: 7 and the ten of a Russian number, and
 * all digits of any other text. Ten digits alone stay ten: a country must be named.
 */
export function readPhone(text: string): string {
  const digits = digitsOf(plainPhone(text));
  if (digits.length <= NATIONAL_LENGTH || isForeignPhone(text)) return digits;
  const national = digitsAfterCountry(text);
  return national.length === NATIONAL_LENGTH ? `7${national}` : digits;
}

/**
 * The mask of a phone: `+7 912 000-41-64`, complete or not. A foreign phone stays, and so do
 * surplus digits, so that their error is seen.
 */
export function maskPhone(text: string): string {
  const plain = plainPhone(text);
  if (isForeign(plain)) return plain.trim().replace(/[^\d+ ()-]/g, '');
  const digits = digitsAfterCountry(text);
  if (digits === '') return /^\s*\+/.test(plain) ? plain.replace(/[^\d+]/g, '').slice(0, 2) : '';
  const groups = [digits.slice(0, 3), digits.slice(3, 6)].filter(Boolean).join(' ');
  const tail = [digits.slice(6, 8), digits.slice(8)].filter(Boolean).map((pair) => `-${pair}`);
  return `+7 ${groups}${tail.join('')}`;
}

/** Formats a stored phone for display: `+7 912 000-41-64`. Foreign numbers stay unchanged. */
export function formatPhone(phone: string): string {
  const digits = russianDigits(phone);
  return digits ? maskPhone(digits) : phone;
}
