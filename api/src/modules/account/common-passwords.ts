import { dictionary } from '@zxcvbn-ts/language-common';

/** Guessing programs try these first, so a limit on guesses does not protect them. */
const REFUSED_COUNT = 10_000;

const REFUSED = new Set(
  dictionary['passwords-common'].slice(0, REFUSED_COUNT).map((password) => password.toLowerCase()),
);

/** Whether a password is, in any case, one of the ten thousand most frequent ones. */
export function isCommonPassword(password: string): boolean {
  return REFUSED.has(password.toLowerCase());
}
