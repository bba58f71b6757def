import { digitsOf } from './digits';

// Apart from the mask of phones, which the header does not need.

/** Digits of a Russian number without its country. */
export const NATIONAL_LENGTH = 10;

/** The ten national digits of a complete Russian number, or null. */
export function russianDigits(phone: string): string | null {
  const digits = digitsOf(phone);
  if (/^[78]\d{10}$/.test(digits)) return digits.slice(1);
  return digits.length === NATIONAL_LENGTH && !phone.trim().startsWith('+') ? digits : null;
}

/** A link that calls the phone: `tel:+79120004164`. */
export function phoneHref(phone: string): string {
  const digits = russianDigits(phone);
  return digits ? `tel:+7${digits}` : `tel:${phone.replace(/[^\d+]/g, '')}`;
}
