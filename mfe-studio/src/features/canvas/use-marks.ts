import { useEffect, useRef } from 'react';
import type { FactTexts } from '@shop/shared/facts';
import type { PageDocument } from '@shop/shared/page-documents';
import type { BlockMark } from './block-mark';
import type { LookedAt } from './messages';
import { showCurrent, showMarks } from './show-marks';

/**
 * Marks what differs from the site, also in what is drawn later.
 * @param page with both versions; null before the first
 * @param lookedAt the change that the page is to show
 */
export function useMarks(
  page: PageDocument | null,
  marks: readonly BlockMark[],
  facts: FactTexts,
  lookedAt: LookedAt | null,
): void {
  /** What still has to be led to: its words may not be drawn yet. */
  const wanted = useRef<LookedAt | null>(null);

  useEffect(() => {
    wanted.current = lookedAt;
  }, [lookedAt, marks]);

  useEffect(() => {
    if (!page || marks.length === 0) return undefined;
    const show = () => {
      observer.disconnect();
      showMarks(page, marks, facts);
      if (wanted.current && showCurrent(wanted.current.number, wanted.current.blockId)) wanted.current = null;
      observer.observe(document.body, { childList: true, subtree: true });
    };
    const observer = new MutationObserver(show);
    show();
    return () => observer.disconnect();
  }, [page, marks, facts, lookedAt]);
}
