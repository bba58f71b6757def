import { digitsOf, isNationalPhone } from '@shop/shared/format';
import type { ShopStorage } from '@shop/shared/runtime';
import type { LoginType } from './login-type-toggle';

// The word alone: neither a phone nor an e-mail is kept in the browser.
const STORAGE_KEY = 'shop.loginType';

/** How the visitor signed in last in this browser; by phone at first. */
export function readLoginType({ read }: ShopStorage): LoginType {
  return read(STORAGE_KEY) === 'email' ? 'email' : 'phone';
}

export function keepLoginType({ write }: ShopStorage, type: LoginType): void {
  write(STORAGE_KEY, type);
}

/** Whether a text in the field of the phone is an e-mail, or its beginning. */
export function beginsEmail(text: string): boolean {
  return text.includes('@') || (/\p{L}/u.test(text) && digitsOf(text.replace(/^\s*\+\s*7/, '')) === '');
}

/**
 * Whether a text that has replaced another in the field of the e-mail is a phone: a browser has
 * filled it in, or somebody has pasted it. Typed digits may begin a mailbox.
 */
export function isFilledPhone(before: string, text: string): boolean {
  const isAtOnce = Math.abs(text.length - before.length) > 1 || before === '';
  return isAtOnce && /^[\s\d+()-]+$/.test(text) && isNationalPhone(text);
}
