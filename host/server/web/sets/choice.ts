import type { Versions } from '@shop/shared/federation/registry';

/**
 * The cookie with the versions that a visitor of a preview has chosen. It is not signed: it has no
 * effect without a preview, and only what the registry lists is shown.
 */
export const CHOICE_COOKIE = 'choice';

const NAME = /^mfe-[a-z\d-]{1,40}$/;
const VERSION = /^[\dA-Za-z][\w.+-]{0,79}$/;
const MOST = 50;

/** Versions by remote, from a form or its cookie; what cannot be one is left out. */
export function readChoice(text: string | null): Versions {
  const entries = [...new URLSearchParams(text ?? '')].slice(0, MOST);
  return Object.fromEntries(entries.filter(([name, version]) => NAME.test(name) && VERSION.test(version)));
}

/** The cookie's value. */
export const writeChoice = (choice: Versions): string => new URLSearchParams(choice).toString();
