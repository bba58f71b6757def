import { createBrowserStorage, type ShopStorage } from '@shop/shared/runtime';

/**
 * Signing in reloads the page. What was typed into a form whose session had ended is kept over it, in this tab only.
 * A name tells whose it is, so that nobody else who signs in here sees it. Passwords are never kept.
 */
function keptInputs(): ShopStorage {
  return createBrowserStorage(sessionStorage);
}

const keyOf = (name: string) => `shop.kept.${name}`;

export function keepInput(name: string, values: object): void {
  keptInputs().write(keyOf(name), values);
}

export function forgetInput(name: string): void {
  keptInputs().remove(keyOf(name));
}

/** What was kept, as far as the form still has such fields; null for nothing. */
export function readKeptInput<Values extends Record<string, string>>(name: string, empty: Values): Values | null {
  const kept = keptInputs().read(keyOf(name));
  if (typeof kept !== 'object' || kept === null) return null;
  const known = Object.entries(kept).filter(([field, value]) => field in empty && typeof value === 'string');
  return { ...empty, ...Object.fromEntries(known) };
}
