import { digitsOf } from '../../format/digits';
import { digitsAfterCountry, isForeignPhone, maskPhone, nationalDigits } from '../../format/phone';

/** One change of the phone field, as the browser reports it. */
export interface PhoneEdit {
  before: string;
  text: string;
  caret: number;
  /** The event's `inputType`. */
  kind?: string;
}

function caretAfter(masked: string, digitCount: number): number {
  if (digitCount === 0) return Math.min(masked.length, 3);
  let passed = 0;
  for (let index = 2; index < masked.length; index += 1) {
    if (/\d/.test(masked[index] ?? '')) passed += 1;
    if (passed === digitCount) return index + 1;
  }
  return masked.length;
}

/** The field's text after an edit, with the caret after the same digit as before. */
export function applyPhoneEdit({ before, text, caret, kind }: PhoneEdit): { text: string; caret: number } {
  if (isForeignPhone(text)) return { text: maskPhone(text), caret: Math.min(caret, maskPhone(text).length) };
  const digits = nationalDigits(text);
  const fromEnd = digitsOf(text.slice(caret)).length;
  // Counts all typed digits, including an eleventh that pushes out the last one.
  const left = Math.max(digitsAfterCountry(text).length - fromEnd, 0);

  // Backspace over a space or a dash deletes the digit before it;
  // otherwise it would seem to do nothing.
  const isSeparatorErased = kind === 'deleteContentBackward' && digits === nationalDigits(before) && left > 0;
  if (isSeparatorErased && text.length < before.length) {
    const masked = maskPhone(`+7${digits.slice(0, left - 1)}${digits.slice(left)}`);
    return { text: masked, caret: caretAfter(masked, left - 1) };
  }

  const masked = digits === '' && /Backward$/.test(kind ?? '') ? '' : maskPhone(text);
  return { text: masked, caret: fromEnd === 0 ? masked.length : caretAfter(masked, left) };
}
