import { withoutMarks } from './marks';
import { formatPhone, isNationalPhone, maskPhone, readPhone } from './phone';

/** A number, and what is dialled after it; null without an extension. */
export interface OfficePhone {
  number: string;
  extension: string | null;
}

// «доб. 123», «доб.123», «(доб. 12)», «вн. 5», «ext. 123», «x123», «#123», «,123», as cards and
// contacts of phones write it.
const WORD = 'доб(?:авочный)?|доп|вн(?:утр(?:енний)?)?|ext(?:ension)?';
const EXTENSION = new RegExp(String.raw`^[\s(,;]*(?:${WORD}|[xх#,;])\.?[\s:]*(?:No)?\s*(\d{1,6})[\s)]*$`, 'iu');
const NAMED = new RegExp(String.raw`^[\s(,;]*(?:${WORD})`, 'iu');

/** Where an extension begins, complete or not: at the first letter, comma, semicolon or #. */
const TAIL = /[\s(]*[\p{L},;#].*$/u;

/** Splits off what follows a whole number; nothing else is ever taken for an extension. */
function splitTail(text: string): { number: string; tail: string } {
  const tail = TAIL.exec(text)?.[0] ?? '';
  const number = text.slice(0, text.length - tail.length);
  return tail && isNationalPhone(number) ? { number, tail } : { number: text, tail: '' };
}

/**
 * Splits «+7 495 123-45-67 доб. 123». A text whose end is no extension is a number as a whole, for
 * the rule of phones to judge.
 */
export function readOfficePhone(text: string): OfficePhone {
  const { number, tail } = splitTail(withoutMarks(text));
  const extension = EXTENSION.exec(tail)?.[1] ?? null;
  return extension === null ? { number: text, extension } : { number, extension };
}

/** Whether an extension is named, but what follows is none. */
export function hasWrongExtension(text: string): boolean {
  const { tail } = splitTail(withoutMarks(text));
  return NAMED.test(tail) && !EXTENSION.test(tail);
}

/** The same for display: `+7 495 123-45-67 доб. 123`. */
export function formatOfficePhone({ number, extension }: OfficePhone): string {
  const phone = formatPhone(number);
  return extension ? `${phone} доб.\u00A0${extension}` : phone;
}

/** How it is sent: the digits of a phone, and «доб. 123» after them. */
export function toSentPhone(text: string): string {
  const { number, extension } = readOfficePhone(text);
  return extension ? `${readPhone(number)} доб. ${extension}` : readPhone(number);
}

/** The mask of a phone, with an extension as it is being typed. */
export function maskOfficePhone(text: string): string {
  const { number, tail } = splitTail(text);
  return tail ? `${maskPhone(number)} ${tail.trimStart()}` : maskPhone(text);
}
