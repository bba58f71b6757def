import { useCallback, useEffect, useState } from 'react';
import { mutate, query, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { useKeptEdits } from '@shop/shared/staff';
import {
  StaffAddRedirectDocument,
  StaffRedirectsDocument,
  StaffRemoveRedirectDocument,
  type RedirectFragment,
} from '../../generated/graphql';
import { refusalWords } from '../../words';

export type Redirect = RedirectFragment;

/** What is typed for a new redirect. */
export interface NewRedirect {
  from: string;
  to: string;
}

const NOTHING: NewRedirect = { from: '', to: '' };

/** The redirects of the site, and the one that is being added, which outlives the page. */
export function useRedirects() {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [redirects, setRedirects] = useState<readonly Redirect[] | 'failed' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { edits, change } = useKeptEdits<Readonly<Partial<Record<0, NewRedirect>>>>('studio:redirect', {});
  const load = useCallback(
    () =>
      query(client, StaffRedirectsDocument, {}).then(
        (answer) => setRedirects(answer.staffRedirects),
        () => setRedirects((known) => known ?? 'failed'),
      ),
    [client],
  );
  useEffect(() => void load(), [load]);

  /** What others have changed meanwhile comes in, too. */
  const take = async (step: () => Promise<string>): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const notice = await track(step());
      await load();
      show({ title: notice });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };

  const fields = failure instanceof RequestError ? failure.fields : {};
  return {
    ...{ redirects, isBusy, fields },
    typed: edits[0] ?? NOTHING,
    /** The refusal that belongs to no field; null without one. */
    refused: failure === null || Object.keys(fields).length > 0 ? null : refusalWords(failure),
    reload: () => {
      setRedirects(null);
      void load();
    },
    type: (next: NewRedirect) => {
      setFailure(null);
      change(() => ({ 0: next }));
    },
    add: (typed: NewRedirect) =>
      take(async () => {
        await mutate(client, StaffAddRedirectDocument, { from: typed.from, to: typed.to });
        change(() => ({}));
        return 'Переадресация добавлена';
      }),
    remove: ({ from }: Redirect) =>
      take(async () => {
        await mutate(client, StaffRemoveRedirectDocument, { from });
        return `Переадресация с\u00A0${from} удалена`;
      }),
  };
}
