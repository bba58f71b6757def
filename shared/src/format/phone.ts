import { digitsOf } from './digits';

const NATIONAL_LENGTH = 10;
// +7 however spaced; 7 or 8 only where something other than a digit follows, or it may be the number itself.
const COUNTRY_PREFIX = /^\s*(\+\s*7|[78](?=[\s(-]))/;

/** All digits of a text but the country's: +7, and a leading 7 or 8 of eleven digits, fall off. */
export function digitsAfterCountry(text: string): string {
  const digits = digitsOf(text.replace(COUNTRY_PREFIX, ''));
  // Behind a +7 of the mask the 8 was typed by habit, unless the number itself starts so: no code starts with 88 or 89,
  // while 843 is Kazan's, and one digit too many must not shift a number that is complete.
  const trunk = COUNTRY_PREFIX.test(text) ? /^[78](?=[89])/ : /^[78]/;
  return digits.length > NATIONAL_LENGTH ? digits.replace(trunk, '') : digits;
}

/** The ten national digits a text holds, or as many as there are. */
export function nationalDigits(text: string): string {
  return digitsAfterCountry(text).slice(0, NATIONAL_LENGTH);
}

/** What the phone field shows for whatever was typed, pasted or stored: `+7 912 000-41-64`, grown digit by digit. */
export function maskPhone(text: string): string {
  const digits = nationalDigits(text);
  if (digits === '') return /^\s*\+/.test(text) ? text.replace(/[^\d+]/g, '').slice(0, 2) : '';
  const groups = [digits.slice(0, 3), digits.slice(3, 6)].filter(Boolean).join(' ');
  const tail = [digits.slice(6, 8), digits.slice(8, 10)].filter(Boolean).map((pair) => `-${pair}`);
  return `+7 ${groups}${tail.join('')}`;
}

/** Ten national digits of a whole Russian number, or nothing. */
function russianDigits(phone: string): string | null {
  const digits = digitsOf(phone);
  if (/^[78]\d{10}$/.test(digits)) return digits.slice(1);
  return digits.length === NATIONAL_LENGTH && !phone.trim().startsWith('+') ? digits : null;
}

/** A stored phone for people: `+7 912 000-41-64`. What is no Russian number stays as it is. */
export function formatPhone(phone: string): string {
  const digits = russianDigits(phone);
  return digits ? maskPhone(digits) : phone;
}

/** The address of a link that calls: `tel:+79120004164`. */
export function phoneHref(phone: string): string {
  const digits = russianDigits(phone);
  return digits ? `tel:+7${digits}` : `tel:${phone.replace(/[^\d+]/g, '')}`;
}
