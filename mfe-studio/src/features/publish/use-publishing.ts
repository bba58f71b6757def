import { useState } from 'react';
import { whenOf } from '@shop/shared/format';
import type { DocumentFault } from '@shop/shared/page-documents';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { StaffCancelScheduleDocument, StaffPublishDocument, StaffUnpublishDocument } from '../../generated/graphql';
import { faultsIn } from './read-faults';

const FAILED = 'Нет связи с\u00A0сайтом. Правки сохранены, попробуйте ещё раз';

interface Publishing {
  pageId: string;
  /** Saves what is not saved yet; resolves with the revision of the draft. */
  save: () => Promise<number>;
  onDone: () => void;
}

/** The calls of the publish panel, one at a time, and what came of the last one. */
export function usePublishing({ pageId: id, save, onDone }: Publishing) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<readonly DocumentFault[]>([]);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState('');

  const run = async (work: () => Promise<string>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFaults([]);
    setFields({});
    setError('');
    try {
      const title = await track(work());
      show({ title });
      onDone();
    } catch (cause) {
      const found = faultsIn(cause);
      const named = cause instanceof RequestError ? cause.fields : {};
      setFaults(found);
      setFields(named);
      const isSaid = found.length > 0 || Object.keys(named).length > 0;
      if (!isSaid) setError(cause instanceof RequestError && cause.code !== 'NETWORK_ERROR' ? cause.message : FAILED);
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    faults,
    fields,
    error,
    publish: (note: string, at: string | null) =>
      run(async () => {
        const variables = { id, revision: await save(), at, note: note.trim() || null };
        const { staffPublish } = await mutate(client, StaffPublishDocument, variables);
        return at === null
          ? `Версия ${staffPublish.liveVersion ?? ''} на\u00A0сайте`
          : `Запланировано: ${whenOf(staffPublish.publishAt ?? at)}`;
      }),
    cancel: () =>
      run(async () => {
        await mutate(client, StaffCancelScheduleDocument, { id });
        return 'Публикация отменена';
      }),
    takeOff: (redirectTo: string) =>
      run(async () => {
        await mutate(client, StaffUnpublishDocument, { id, redirectTo: redirectTo.trim() || null });
        return 'Страница снята с\u00A0сайта';
      }),
  };
}
