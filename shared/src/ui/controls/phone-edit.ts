import { digitsOf } from '../../rules/format/digits';
import { maskOfficePhone } from '../../rules/format/phone-extension';
import { digitsAfterCountry, isForeignPhone, maskPhone } from '../../rules/format/phone';

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

// As many digits make a number of their own.
const WHOLE_NUMBER = 10;

// A separator after an 8 alone: the 8 was a prefix, as in «8 (343) …».
const TYPED_TRUNK = /^\+7 8[\s()-]$/;

/** What an edit has put in before the caret. */
function insertedText({ before, text, caret }: PhoneEdit): string {
  let start = 0;
  while (start < caret && text[start] === before[start]) start += 1;
  return text.slice(start, caret);
}

/** The field's text after an edit, with the caret after the same digit as before. */
export function applyPhoneEdit(edit: PhoneEdit): { text: string; caret: number } {
  const { before, text, caret, kind } = edit;
  const inserted = insertedText(edit);
  // A number pasted behind the mask's +7, or into another number, stands for the whole field.
  if (inserted.length < text.length && digitsOf(inserted).length >= WHOLE_NUMBER) {
    return applyPhoneEdit({ before: '', text: inserted, caret: inserted.length, kind });
  }
  if (TYPED_TRUNK.test(text)) return { text: '+7', caret: 2 };
  if (isForeignPhone(text)) return { text: maskPhone(text), caret: Math.min(caret, maskPhone(text).length) };
  const digits = digitsAfterCountry(text);
  const fromEnd = digitsOf(text.slice(caret)).length;
  const left = Math.max(digits.length - fromEnd, 0);

  // Backspace over a space or a dash deletes the digit before it;
  // otherwise it would seem to do nothing.
  const isSeparatorErased = kind === 'deleteContentBackward' && digits === digitsAfterCountry(before) && left > 0;
  if (isSeparatorErased && text.length < before.length) {
    const masked = maskPhone(`+7${digits.slice(0, left - 1)}${digits.slice(left)}`);
    return { text: masked, caret: caretAfter(masked, left - 1) };
  }

  const masked = digits === '' && /Backward$/.test(kind ?? '') ? '' : maskPhone(text);
  return { text: masked, caret: fromEnd === 0 ? masked.length : caretAfter(masked, left) };
}

/** The same for a field whose phone may end with an extension, which is left as it is typed. */
export function applyOfficePhoneEdit(edit: PhoneEdit): { text: string; caret: number } {
  const masked = maskOfficePhone(edit.text);
  if (masked === maskPhone(edit.text)) return applyPhoneEdit(edit);
  const fromEnd = edit.text.length - edit.caret;
  return { text: masked, caret: Math.max(masked.length - fromEnd, 0) };
}
