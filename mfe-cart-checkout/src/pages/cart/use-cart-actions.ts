import { fillTemplate } from '@shop/shared/format';
import { setCountWithParts, toOrderRows } from '@shop/shared/included-parts';
import { fitToStock } from '@shop/shared/ordering';
import { productsOf } from '@shop/shared/products';
import { useShop } from '@shop/shared/runtime';
import { toSavedItem, withSaved } from '@shop/shared/saved-items';
import { shortagesOf, type OrderGroup, type OrderLine } from '../../features/order-lines';
import { restoreRows } from './restore-rows';
import type { SavedItems } from './saved';
import { TEXTS } from './texts';

interface Undoable {
  title: string;
  text: string;
  /** Removes the rows from the cart. */
  remove: () => void;
  /** Undoes everything else. Returns false if another action has already done that. */
  onUndo?: () => boolean;
}

/** Removes rows from the cart and shows a toast for 5 seconds that can put them back. */
function useUndo(): (change: Undoable) => void {
  const { cart, notices } = useShop();
  return ({ title, text, remove, onUndo }) => {
    const before = cart.getState().items;
    remove();
    const left = new Set(cart.getState().items.map(({ id }) => id));
    const removed = before.filter(({ id }) => !left.has(id));
    // This is the second press of a double click; the row is still on the page.
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

export interface CartActions {
  setCount: (line: OrderLine, count: number) => void;
  removeGroup: (group: OrderGroup) => void;
  removeChild: (child: OrderLine) => void;
  /** Moves a product and its accessories to the saved list. */
  save: (group: OrderGroup) => void;
  /** Makes a line orderable: reduces it to the stock, or removes it. */
  fix: (line: OrderLine) => void;
  fixAll: (groups: readonly OrderGroup[]) => void;
  clear: () => void;
}

function describe({ line, children }: OrderGroup): string {
  const { withChildren, alone } = TEXTS.removed;
  return fillTemplate(children.length > 0 ? withChildren : alone, { product: line.name });
}

/**
 * Changes of the cart. The toast of a removal can undo it. A button may be one task behind the
 * cart, so each change reads the cart itself.
 */
export function useCartActions(saved: SavedItems): CartActions {
  const shop = useShop();
  const { cart } = shop;
  const products = productsOf(shop);
  const removeWithUndo = useUndo();

  const setCount = (id: number, count: number) => setCountWithParts(cart.getState(), id, count);

  const removeGroup = (group: OrderGroup) =>
    removeWithUndo({
      title: TEXTS.removed.title,
      text: describe(group),
      remove: () => cart.getState().remove(group.line.id),
    });

  const removeLine = (line: OrderLine) => removeGroup({ line, children: [] });

  return {
    setCount: (line, count) => setCount(line.id, count),
    removeGroup,
    removeChild: removeLine,
    save: (group) => {
      const item = toSavedItem(cart.getState().items, group.line.id);
      if (!item) return;
      saved.change((items) => withSaved(items, item));
      removeWithUndo({
        title: TEXTS.saved.done,
        text: describe(group),
        remove: () => cart.getState().remove(group.line.id),
        onUndo: () => saved.take(group.line.productId),
      });
    },
    fix: (line) => {
      if (line.problem?.kind === 'short' && line.problem.fits > 0) setCount(line.id, line.problem.fits);
      else removeLine(line);
    },
    fixAll: (groups) => {
      const { items } = cart.getState();
      const rows = toOrderRows(items, products.list());
      const fitted = new Map(fitToStock(rows, shortagesOf(groups)).map(({ id, productCount }) => [id, productCount]));
      for (const { id, productCount } of items) {
        const count = fitted.get(id);
        if (count !== undefined && count !== productCount) setCount(id, count);
      }
      const removed = items.filter(({ id }) => !fitted.has(id));
      if (removed.length === 0) return;
      removeWithUndo({
        title: TEXTS.removed.title,
        text: TEXTS.fix.done,
        remove: () => {
          for (const { id } of removed) cart.getState().remove(id);
        },
      });
    },
    clear: () => removeWithUndo({ ...TEXTS.cleared, remove: () => cart.getState().clear() }),
  };
}
