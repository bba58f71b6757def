import { useCallback, useEffect, useState } from 'react';
import type { DocumentFault } from '@shop/shared/page-documents';
import { mutate, query, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import {
  StaffEndTestDocument,
  StaffPageTestDocument,
  StaffStartTestDocument,
  type PageTestGoal,
  type TestedVersionsFragment,
} from '../../generated/graphql';
import { refusalWords } from '../../words';
import { faultsIn } from '../publish';

export type PageTest = TestedVersionsFragment;

export interface TestChoice {
  /** A version of the history; null for the draft. */
  number: number | null;
  /** In percent. */
  share: number;
  goal: PageTestGoal;
}

interface Options {
  pageId: string;
  liveVersion: number | null;
  /** Saves what is not saved yet; resolves with the revision of the draft. */
  save: () => Promise<number>;
  /** After a test has begun or ended. */
  onChanged: () => void;
}

interface State {
  /** undefined: not loaded yet; null: there was none. */
  test: PageTest | null | undefined;
  isFailed: boolean;
}

function refusalOf(cause: unknown): { error: string; faults: readonly DocumentFault[] } {
  const faults = faultsIn(cause);
  if (faults.length > 0) return { error: '', faults };
  const [field] = cause instanceof RequestError ? Object.values(cause.fields) : [];
  return { error: field ?? refusalWords(cause), faults: [] };
}

/** The test of a page, how it begins and ends, and what came of the last call. */
export function usePageTest({ pageId: id, liveVersion, save, onChanged }: Options) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [state, setState] = useState<State>({ test: undefined, isFailed: false });
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>({ error: '', faults: [] });
  const [isBusy, setIsBusy] = useState(false);

  const load = useCallback(async () => {
    try {
      const { staffPageTest } = await query(client, StaffPageTestDocument, { id });
      setState({ test: staffPageTest ?? null, isFailed: false });
    } catch {
      setState({ test: undefined, isFailed: true });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another live version may have ended it
  }, [client, id, liveVersion]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    void load();
  }, [load]);

  const run = async (work: () => Promise<PageTest>, title: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal({ error: '', faults: [] });
    try {
      setState({ test: await track(work()), isFailed: false });
      show({ title });
      onChanged();
    } catch (cause) {
      setRefusal(refusalOf(cause));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    ...state,
    ...refusal,
    isBusy,
    retry: () => void load(),
    start: (choice: TestChoice) =>
      void run(async () => {
        const variables = { id, revision: await save(), ...choice };
        return (await mutate(client, StaffStartTestDocument, variables)).staffStartTest;
      }, 'A/B-тест начался'),
    end: (takesB: boolean) =>
      void run(
        async () => (await mutate(client, StaffEndTestDocument, { id, takesB })).staffEndTest,
        takesB ? 'Версия\u00A0B на\u00A0сайте' : 'Версия\u00A0A осталась на\u00A0сайте',
      ),
  };
}
