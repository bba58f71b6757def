import { useState } from 'react';
import { mutate, useShop } from '@shop/shared/runtime';
import { StaffPublishDocument } from '../../generated/graphql';
import { refusalWords } from '../../words';
import { faultsIn } from '../publish';
import type { ReplacedPage } from './use-texts';

/** A page that could not be published, and why. */
interface Refusal {
  page: ReplacedPage;
  text: string;
}

const WHY_WORDS = 'Слова заменены на\u00A0всех страницах';

/** Publishes pages whose replaced words are their only edit, one after another. */
export function usePublishReplaced(onPublished: () => void) {
  const { client, track } = useShop();
  const [isBusy, setIsBusy] = useState(false);
  /** Pages as a replacement has left them: replaced again, one is to be published again. */
  const [published, setPublished] = useState<ReadonlySet<ReplacedPage>>(new Set());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  const publishOne = async (page: ReplacedPage): Promise<Refusal | null> => {
    const { id, revision } = page;
    if (typeof revision !== 'number') return null;
    try {
      await mutate(client, StaffPublishDocument, { id, revision, note: WHY_WORDS });
      setPublished((before) => new Set([...before, page]));
      return null;
    } catch (error) {
      return { page, text: faultsIn(error)[0]?.text ?? refusalWords(error) };
    }
  };
  const publishAll = async (pages: readonly ReplacedPage[]): Promise<void> => {
    setIsBusy(true);
    setRefusals([]);
    for (const page of pages) {
      const refusal = await publishOne(page);
      if (refusal) setRefusals((before) => [...before, refusal]);
    }
    setIsBusy(false);
    onPublished();
  };
  return { isBusy, published, refusals, publish: (pages: readonly ReplacedPage[]) => track(publishAll(pages)) };
}
