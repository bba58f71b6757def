import { useCallback, useEffect, useRef, useState } from 'react';
import type { Block } from '@shop/shared/page-documents';
import { mutate, query, useShop } from '@shop/shared/runtime';
import { CopyTargetsDocument, StaffCopyBlockDocument, type CopyTargetsQuery } from '../../generated/graphql';
import { refusalWords } from '../../words';

export type CopyTarget = CopyTargetsQuery['staffPages'][number];

/** A copy that was made: on which page, and where in its document. */
export interface MadeCopy {
  page: CopyTarget;
  place: string;
}

/** Copies a block of a page to others, one at a time. */
export function useCopying(from: string, block: Block) {
  const { client, track } = useShop();
  const [targets, setTargets] = useState<readonly CopyTarget[] | 'failed' | null>(null);
  const [made, setMade] = useState<MadeCopy | null>(null);
  const [error, setError] = useState('');
  const isUnderWay = useRef(false);

  const load = useCallback(() => {
    query(client, CopyTargetsDocument, {}).then(
      ({ staffPages }) => setTargets(staffPages.filter(({ id, isCommon }) => id !== from && !isCommon)),
      () => setTargets('failed'),
    );
  }, [client, from]);
  useEffect(load, [load]);

  const copyTo = async (page: CopyTarget) => {
    if (isUnderWay.current) return; // the second half of a double press
    isUnderWay.current = true;
    setMade(null);
    setError('');
    try {
      const { staffCopyBlock } = await track(mutate(client, StaffCopyBlockDocument, { from, block, to: page.id }));
      setMade({ page, place: staffCopyBlock.place });
    } catch (cause) {
      setError(refusalWords(cause));
    }
    isUnderWay.current = false;
  };

  return { targets, load, made, error, copyTo };
}
