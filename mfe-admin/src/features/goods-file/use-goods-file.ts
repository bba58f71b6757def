import { useState } from 'react';
import { mutate, query, RequestError, useShop } from '@shop/shared/runtime';
import { saveFile } from '@shop/shared/staff';
import {
  ApplyFileDocument,
  GoodsFileDocument,
  UndoFileDocument,
  type FileFieldsFragment,
} from '../../generated/graphql';
import { readGoodsTable, sendFile } from './send-file';

const wordsOf = (error: unknown) => {
  if (!(error instanceof RequestError)) return 'Не\u00A0получилось. Повторите';
  return Object.values(error.fields)[0] ?? error.message;
};

/** One file of goods: chosen, checked, applied, undone. */
export function useGoodsFile() {
  const { client, track } = useShop();
  const [file, setFile] = useState<FileFieldsFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [steps, setSteps] = useState(0);

  const run = async (work: () => Promise<FileFieldsFragment | null>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const next = await track(work());
      if (next) setFile(next);
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  /** What changes the list of files. */
  const step = (work: () => Promise<FileFieldsFragment>) =>
    run(async () => {
      const next = await work();
      setSteps((count) => count + 1);
      return next;
    });
  const open = async (id: string) => (await query(client, GoodsFileDocument, { id })).staffFile;

  return {
    ...{ file, failure, isBusy },
    /** How many files were sent, applied or undone here. */
    steps,
    open: (id: string) => run(() => open(id)),
    send: (chosen: File) => step(async () => open(await sendFile(chosen))),
    apply: (id: string, accepted: string[]) =>
      step(async () => (await mutate(client, ApplyFileDocument, { id, accepted })).staffApplyFile),
    undo: (id: string) => step(async () => (await mutate(client, UndoFileDocument, { id })).staffUndoFile),
    download: () =>
      run(async () => {
        saveFile(await readGoodsTable(), 'goods.csv');
        return null;
      }),
  };
}

export type GoodsFile = ReturnType<typeof useGoodsFile>;
