import type { ShopStorage } from '../shop/storage';
import type { ListStore } from './list-source';

/**
 * Writes down what a page that is being left has not sent: its rows go to the server one by one, and the browser ends
 * them with the page.
 * @returns whether there was anything
 */
export function keepUnsent<Item>({ source, unsentKey }: ListStore<Item>, storage: ShopStorage): boolean {
  const unsent = source.leave?.();
  if (!unsent) return false;
  const kept = storage.read(unsentKey); // of another tab
  const others: unknown[] = Array.isArray(kept) ? kept : [];
  storage.write(unsentKey, [...others, unsent]);
  return true;
}
