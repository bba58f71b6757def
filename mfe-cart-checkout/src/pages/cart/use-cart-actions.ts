import { fillTemplate } from '@shop/shared/format';
import { useShop, type CartItem } from '@shop/shared/runtime';
import type { OrderGroup, OrderLine } from '../../features/order-lines';
import { restoreRows } from './restore-rows';
import { TEXTS } from './texts';

export interface CartActions {
  setCount: (line: OrderLine, count: number) => void;
  removeGroup: (group: OrderGroup) => void;
  removeChild: (child: OrderLine) => void;
  clear: () => void;
}

/** Changes of the cart; each removal can be taken back from its toast. */
export function useCartActions(): CartActions {
  const { cart, notices } = useShop();

  const removeWithUndo = (remove: () => void, title: string, text: string) => {
    const before = cart.getState().items;
    remove();
    const left = new Set(cart.getState().items.map(({ id }) => id));
    const removed = before.filter(({ id }) => !left.has(id));
    const undo = () => putBack(removed, before);
    notices.getState().show({ title, text, action: { text: TEXTS.removed.undo, run: undo } });
  };

  const putBack = (removed: readonly CartItem[], before: readonly CartItem[]) => {
    const { items, replace } = cart.getState();
    replace(
      restoreRows(
        items,
        removed,
        before.map(({ id }) => id),
      ),
    );
  };

  const removeRow = (line: OrderLine, template: string) =>
    removeWithUndo(
      () => cart.getState().remove(line.id),
      TEXTS.removed.title,
      fillTemplate(template, { product: line.name }),
    );

  return {
    setCount: (line, count) => cart.getState().setCount(line.id, count),
    removeGroup: ({ line, children }) =>
      removeRow(line, children.length > 0 ? TEXTS.removed.withChildren : TEXTS.removed.alone),
    removeChild: (child) => removeRow(child, TEXTS.removed.alone),
    clear: () => removeWithUndo(() => cart.getState().clear(), TEXTS.cleared.title, TEXTS.cleared.text),
  };
}
