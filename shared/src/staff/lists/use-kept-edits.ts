import { useCallback, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from '@shop/shared/drafts';
import { useShop } from '@shop/shared/runtime';

/** Edits of many things, each by the id of its own. */
type Edits = Readonly<Record<number, unknown>>;

/**
 * Edits that are not saved. They outlive the page and the session; once there are none, nothing is
 * kept.
 * @param key of the draft in the browser's storage
 * @param none the edits of somebody who has changed nothing
 * @returns `change` is the same function at each render; `setEdits` keeps nothing
 */
export function useKeptEdits<T extends Edits>(key: string, none: T) {
  const shop = useShop();
  const [edits, setEdits] = useState<T>(() => readDraft(shop, key, { edits: none })?.edits ?? none);
  const change = useCallback(
    (step: (before: T) => T) =>
      setEdits((before) => {
        const after = step(before);
        if (after === before) return before;
        if (Object.keys(after).length > 0) saveDraft(shop, key, { edits: after });
        else clearDraft(shop, key);
        return after;
      }),
    [key, shop],
  );
  return { edits, setEdits, change };
}
