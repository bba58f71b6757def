import { formatPhone } from '@shop/shared/format';

const SHOWN_AT_START = 6; // «+7 912»
const SHOWN_AT_END = 2;

/** `+7 912 ···-··-64`: whoever looks over the shoulder must not read what the form asks for as a proof. */
export function hidePhone(phone: string): string {
  const text = formatPhone(phone);
  const hidden = text.slice(SHOWN_AT_START, -SHOWN_AT_END).replace(/\d/g, '·');
  return text.slice(0, SHOWN_AT_START) + hidden + text.slice(-SHOWN_AT_END);
}
