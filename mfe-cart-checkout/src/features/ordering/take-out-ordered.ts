import type { Shop } from '@shop/shared/runtime';

/** Takes the rows of a placed order out of the cart. What another tab has put there meanwhile stays. */
export function takeOutOrdered({ cart }: Shop, rows: readonly { id: number }[]): void {
  for (const { id } of rows) cart.getState().remove(id);
}
