import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { DocumentFault } from '@shop/shared/page-documents';
import { liveCommons, useEditor } from '../../editing';
import { blockOf } from './fault-words';
import { findFaults } from './find-faults';
import { PhoneProof, type PhoneProofProps } from './phone-proof';

const NONE: readonly DocumentFault[] = [];

/** What is wrong with the draft, and which of its blocks that concerns, by what the checks find. */
export function useFaults() {
  const [ofDocument, setOfDocument] = useState(NONE);
  const [ofPhone, setOfPhone] = useState(NONE);
  const faults = useMemo(() => [...ofDocument, ...ofPhone], [ofDocument, ofPhone]);
  const faulty = useMemo(() => new Set(faults.flatMap(({ path }) => blockOf(path) ?? [])), [faults]);
  return { faults, faulty, setOfDocument, setOfPhone };
}

/** Measures the draft, once typing in it pauses. */
export function DraftProof({ onMeasured }: Pick<PhoneProofProps, 'onMeasured'>) {
  const draft = useDeferredValue(useEditor((state) => state.document));
  useEffect(() => () => onMeasured(NONE), [onMeasured]);
  return <PhoneProof document={draft} onMeasured={onMeasured} />;
}

interface DraftCheckProps {
  isAsked: boolean;
  isCommon: boolean;
  onFound: (faults: readonly DocumentFault[]) => void;
}

/** Checks the draft, once typing in it pauses. While nothing is wrong, a letter draws nothing. */
export function DraftCheck({ isAsked, isCommon, onFound }: DraftCheckProps) {
  const schemas = useEditor((state) => state.schemas);
  const commons = useEditor((state) => state.commons);
  const draft = useDeferredValue(useEditor((state) => state.document));
  useEffect(() => {
    const faults = findFaults(schemas, draft, isAsked, { commons: liveCommons(commons), isCommon });
    onFound(faults.length > 0 ? faults : NONE);
  }, [schemas, commons, draft, isAsked, isCommon, onFound]);
  return null;
}
