import { useMemo, useState } from 'react';
import type { PageDocument } from '@shop/shared/page-documents';
import { useSearchParams } from '@shop/shared/runtime';
import type { FieldFocus } from '../../features/fields';
import type { Panel } from './panel';

/**
 * Which panel is open, and what it shows. The lists of words and links lead to a place of the page,
 * mails to a comment.
 */
export function usePanels() {
  const [search] = useSearchParams();
  const [startsAt] = useState(() => search.get('at'));
  const [startComment] = useState(() => Number(search.get('comment')) || null);
  const [panel, setPanel] = useState<Panel>(startComment === null ? 'fields' : 'comments');
  /** The block behind which one is added; null for the last. */
  const [addingAfter, setAddingAfter] = useState<number | null>(null);
  const [focus, setFocus] = useState<FieldFocus | null>(
    startsAt === null ? null : { path: startsAt, takesCursor: true },
  );
  const [shownVersion, setShownVersion] = useState<PageDocument | null>(null);
  const [isWide, setIsWide] = useState(false);
  const wide = useMemo(() => ({ isOn: isWide, toggle: () => setIsWide((before) => !before) }), [isWide]);
  /** Whether somebody has asked what is wrong: until then, what is missing is not. */
  const [isChecked, setIsChecked] = useState(false);

  const open = (next: Panel) => {
    setPanel(next);
    setShownVersion(null);
    if (next !== 'fields') setIsWide(false);
    if (next !== 'add') setAddingAfter(null);
    if (next === 'publish') setIsChecked(true);
  };
  const add = (after: number) => {
    open('add');
    setAddingAfter(after);
  };
  return {
    ...{ startsAt, startComment, panel, open, add, addingAfter, isChecked, wide },
    ...{ focus, setFocus, shownVersion, setShownVersion },
  };
}
