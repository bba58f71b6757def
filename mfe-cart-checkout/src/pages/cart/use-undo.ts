import { useShop } from '@shop/shared/runtime';
import { restoreRows } from './restore-rows';
import { TEXTS } from './texts';

interface Undoable {
  title: string;
  text: string;
  /** What takes rows out of the cart. */
  remove: () => void;
  /** Takes back what else there is; false when that has happened already, in another way. */
  onUndo?: () => boolean;
}

/** Takes rows out of the cart, and offers for 5 seconds to put them back where they stood. */
export function useUndo(): (change: Undoable) => void {
  const { cart, notices } = useShop();
  return ({ title, text, remove, onUndo }) => {
    const before = cart.getState().items;
    remove();
    const left = new Set(cart.getState().items.map(({ id }) => id));
    const removed = before.filter(({ id }) => !left.has(id));
    // The second press of a double click, before the row is gone from the page.
    if (removed.length === 0) return;
    const order = before.map(({ id }) => id);
    const run = () => {
      if (onUndo?.() === false) return;
      const { items, replace } = cart.getState();
      replace(restoreRows(items, removed, order));
    };
    notices.getState().show({ title, text, action: { text: TEXTS.removed.undo, run } });
  };
}
