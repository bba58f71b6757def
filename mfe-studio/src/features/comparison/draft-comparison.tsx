import { useDeferredValue, useEffect, useMemo } from 'react';
import { useEditor } from '../../editing';
import { useLiveDocument } from '../history';
import { compareDocuments, type Comparison } from './compare';

/** A comparison, or why there is none yet. */
export type ComparisonState =
  { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'ready'; comparison: Comparison };

export const LOADING: ComparisonState = { kind: 'loading' };

interface DraftComparisonProps {
  pageId: string;
  liveVersion: number;
  onChanged: (state: ComparisonState) => void;
}

/** Compares the draft with the site, also when a colleague changes it meanwhile. Draws nothing. */
export function DraftComparison({ pageId, liveVersion, onChanged }: DraftComparisonProps) {
  const { live, isFailed, retry } = useLiveDocument(pageId, liveVersion);
  const draft = useDeferredValue(useEditor((state) => state.document));
  const schemas = useEditor((state) => state.schemas);
  const comparison = useMemo(() => live && compareDocuments(live, draft, schemas), [live, draft, schemas]);
  useEffect(() => {
    if (isFailed) onChanged({ kind: 'failed', retry });
    else onChanged(comparison ? { kind: 'ready', comparison } : LOADING);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each render has another `retry`, which does the same
  }, [comparison, isFailed, onChanged]);
  return null;
}
