import { dictionary } from '@zxcvbn-ts/language-common';

/** Guessing programs try these first, so a limit on guesses does not protect them. */
const REFUSED_COUNT = 10_000;

const REFUSED = new Set(
  dictionary['passwords-common'].slice(0, REFUSED_COUNT).map((password) => password.toLowerCase()),
);

/** What somebody tries first who knows the shop, with any digits and signs. */
const SHOP_NAMES = new Set(['invis', 'duos', 'invisduos', 'duosonline', 'инвис', 'дуос', 'инвисдуос']);

/**
 * Whether a password is, in any case, one of the ten thousand most frequent ones, or the shop's
 * name with digits and signs.
 */
export function isCommonPassword(password: string): boolean {
  const written = password.toLowerCase();
  return REFUSED.has(written) || SHOP_NAMES.has(written.replace(/\P{L}/gu, ''));
}
