import { useState } from 'react';
import { useShop } from '@shop/shared/runtime';
import { readTable, saveFile, useProve, withProof } from '@shop/shared/staff';
import { refusalWords } from '../../words';
import { filePath, type LeadQuery } from './lead-address';

/** The leads of the list as a file for a table program; it may ask for the second factor first. */
export function useLeadsFile(query: LeadQuery) {
  const { track } = useShop();
  const prove = useProve();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      saveFile(await track(withProof(prove, () => readTable(filePath(query)))), 'leads.csv');
    } catch (error) {
      setFailure(refusalWords(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, download: () => void download() };
}
