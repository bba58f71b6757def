import { useId, useMemo, useState } from 'react';
import type { EditorState } from 'prosemirror-state';
import type { ListField } from '@shop/shared/page-documents';
import { foundIn, insertablesOf, type Insertable } from './insertables';
import { slashAt } from './slash';

export interface Slash {
  id: string;
  found: readonly Insertable[];
  active: Insertable | undefined;
  /** @returns whether the key was the menu's */
  press: (key: string) => boolean;
  choose: (insertable: Insertable) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The menu of what can be put in place of an empty paragraph.
 * @returns null while there is none to show
 */
export function useSlash(
  field: ListField,
  state: EditorState | null,
  onInsert: (insertable: Insertable) => void,
): Slash | null {
  const id = useId();
  const all = useMemo(() => insertablesOf(field), [field]);
  const [at, setAt] = useState({ typed: '', index: 0 });
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const typed = state && slashAt(state);
  const start = state?.selection.$from.start() ?? 0;
  if (typed === null && closedAt !== null) setClosedAt(null);
  if (typed === null || closedAt === start) return null;
  const found = foundIn(all, typed);
  if (found.length === 0) return null;
  // Other letters find others: the first of them is the one meant.
  const index = at.typed === typed ? Math.min(at.index, found.length - 1) : 0;
  const active = found[index];
  return {
    ...{ id, found, active },
    choose: onInsert,
    press(key) {
      const step = STEPS[key];
      if (step !== undefined) setAt({ typed, index: (index + step + found.length) % found.length });
      else if (key === 'Escape') setClosedAt(start);
      else if ((key === 'Enter' || key === 'Tab') && active) onInsert(active);
      else return false;
      return true;
    },
  };
}
