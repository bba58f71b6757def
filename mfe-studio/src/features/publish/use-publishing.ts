import { useState } from 'react';
import { whenOf } from '@shop/shared/format';
import type { DocumentFault } from '@shop/shared/page-documents';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import {
  StaffAskApprovalDocument,
  StaffCancelScheduleDocument,
  StaffCancelUnpublishDocument,
  StaffDeclineApprovalDocument,
  StaffPublishDocument,
  StaffUnpublishDocument,
  StaffWithdrawApprovalDocument,
} from '../../generated/graphql';
import { refusalWords } from '../../words';
import { faultsIn } from './read-faults';

const FAILED = 'Нет связи с\u00A0сайтом. Правки сохранены, попробуйте ещё раз';

/** Both publishing and its end have a time. */
const OF_END = { at: 'offAt' };
/** Both a version and an approval have a note. */
const OF_APPROVAL = { note: 'approvalNote' };

const renamed = (fields: Readonly<Record<string, string>>, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [names[name] ?? name, text]));

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

  /** @param names what this call's fields are called here, where another call has the same name */
  const run = async (work: () => Promise<string>, names: Readonly<Record<string, string>> = {}) => {
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
      setFields(renamed(named, names));
      const isSaid = found.length > 0 || Object.keys(named).length > 0;
      const isAnswer = cause instanceof RequestError && cause.code !== 'NETWORK_ERROR';
      if (!isSaid) setError(isAnswer ? refusalWords(cause) : FAILED);
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
    takeOff: (redirectTo: string, at: string | null) =>
      run(async () => {
        const variables = { id, redirectTo: redirectTo.trim() || null, at };
        const { staffUnpublish } = await mutate(client, StaffUnpublishDocument, variables);
        return at === null
          ? 'Страница снята с\u00A0сайта'
          : `Страница снимется с\u00A0сайта: ${whenOf(staffUnpublish.unpublishAt ?? at)}`;
      }, OF_END),
    ask: (note: string) =>
      run(async () => {
        await save();
        await mutate(client, StaffAskApprovalDocument, { id, note: note.trim() || null });
        return 'Черновик отправлен издателю';
      }, OF_APPROVAL),
    withdraw: () =>
      run(async () => {
        await mutate(client, StaffWithdrawApprovalDocument, { id });
        return 'Черновик отозван';
      }),
    decline: (note: string) =>
      run(async () => {
        await mutate(client, StaffDeclineApprovalDocument, { id, note });
        return 'Черновик возвращён с\u00A0замечанием';
      }, OF_APPROVAL),
    cancelEnd: () =>
      run(async () => {
        await mutate(client, StaffCancelUnpublishDocument, { id });
        return 'Страница останется на\u00A0сайте';
      }),
  };
}
