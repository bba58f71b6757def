import { useState } from 'react';
import { useShop } from '@shop/shared/runtime';
import { useProve, readTable, saveFile, withProof } from '@shop/shared/staff';
import { failureWords } from '../../words';
import { exportSearchOf, type ListQuery } from './list-address';

/** The orders of the list as a file for a table program; it may ask for the second factor first. */
export function useOrdersFile(query: ListQuery) {
  const { track } = useShop();
  const prove = useProve();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const read = () => withProof(prove, () => readTable(`/staff/export/orders.csv${exportSearchOf(query)}`));
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      saveFile(await track(read()), 'orders.csv');
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, download: () => void download() };
}
