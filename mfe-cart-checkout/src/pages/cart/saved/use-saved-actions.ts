import { fillTemplate } from '@shop/shared/format';
import { useShop } from '@shop/shared/runtime';
import { TEXTS } from '../texts';
import { withoutSaved, type SavedItem } from './saved-items';
import { useReturnToCart } from './use-return-to-cart';
import type { SavedItems } from './use-saved-items';

export interface SavedActions {
  takeBack: (item: SavedItem) => void;
  remove: (item: SavedItem, name: string) => void;
}

/** What can be done with a product put aside. */
export function useSavedActions({ items, change, take }: SavedItems): SavedActions {
  const { notices } = useShop();
  const returnToCart = useReturnToCart();
  return {
    takeBack: (item) => {
      // Another tab may have taken it already.
      if (take(item.productId)) returnToCart(item);
    },
    remove: (item, name) => {
      const place = items.findIndex(({ productId }) => productId === item.productId);
      take(item.productId);
      const run = () => change((current) => withoutSaved(current, item.productId).toSpliced(place, 0, item));
      notices.getState().show({
        title: TEXTS.saved.removed,
        text: fillTemplate(TEXTS.removed.alone, { product: name }),
        action: { text: TEXTS.removed.undo, run },
      });
    },
  };
}
