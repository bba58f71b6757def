import { useCallback, useState } from 'react';
import { mutate, query as ask, useShop } from '@shop/shared/runtime';
import {
  StaffAnswerQuestionDocument,
  StaffHideReviewDocument,
  StaffRejectReviewDocument,
  StaffReviewsDocument,
  StaffShowReviewDocument,
  StaffTakeAnswerBackDocument,
  type DeskReviewFragment,
} from '../../generated/graphql';
import { useKeptEdits, usePages } from '../../hooks';
import type { ReviewQuery } from './review-address';

const DRAFT = 'admin:answers';

export type Review = DeskReviewFragment;

/** Answers that are typed and not sent, by the id of their question. */
type Answers = Readonly<Record<number, string>>;

interface Refused {
  /** Of the row that stays as it was. */
  id: number;
  error: unknown;
}

/**
 * Reviews or questions with the steps that they have. What is decided stays in its place with its
 * new state, so a slip is taken back where it was made.
 */
export function useReviews({ kind, status, text }: ReviewQuery) {
  const { client, track } = useShop();
  const [waiting, setWaiting] = useState<{ review: number; question: number } | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busyId, setBusyId] = useState<number | null>(null);
  const { edits: answers, change: keep } = useKeptEdits<Answers>(DRAFT, {});

  const read = useCallback(
    async (after: string | null) => {
      const filter = { ...(status !== 'all' && { status }), ...(text !== '' && { text }) };
      const { staffReviews: page } = await ask(client, StaffReviewsDocument, { kind, filter, after });
      setWaiting({ review: page.waitingReviews, question: page.waitingQuestions });
      return page;
    },
    [client, kind, status, text],
  );
  const pages = usePages<Review>(read);

  const count = (before: Review, after: Review | null) => {
    const more = Number(after?.status === 'new') - Number(before.status === 'new');
    setWaiting((counts) => counts && { ...counts, [before.kind]: counts[before.kind] + more });
  };

  /** @param step answers with the row as it is now; null: it is gone */
  const take = async (row: Review, step: () => Promise<Review | null>): Promise<void> => {
    setBusyId(row.id);
    setRefused(null);
    try {
      const after = await track(step());
      count(row, after);
      if (after) pages.show([after]);
      else pages.loadAgain();
    } catch (error) {
      setRefused({ id: row.id, error });
    } finally {
      setBusyId(null);
    }
  };

  const typeAnswer = (id: number, answer: string | null) =>
    keep((before) => {
      const { [id]: _before, ...others } = before;
      return answer === null ? others : { ...others, [id]: answer };
    });
  /** What was typed since it was sent stays. */
  const forgetAnswer = (id: number, sent: string) =>
    keep((before) => {
      const { [id]: typed, ...others } = before;
      return typed === sent ? others : before;
    });
  const seen = ({ id, revision }: Review) => ({ kind, id, revision });

  return {
    ...{ pages, waiting, refused, busyId, answers, typeAnswer },
    show: (row: Review) =>
      take(row, async () => (await mutate(client, StaffShowReviewDocument, seen(row))).staffShowReview),
    hide: (row: Review) =>
      take(row, async () => (await mutate(client, StaffHideReviewDocument, seen(row))).staffHideReview),
    reject: (row: Review) =>
      take(row, async () => {
        await mutate(client, StaffRejectReviewDocument, seen(row));
        typeAnswer(row.id, null);
        return null;
      }),
    answer: (row: Review, answer: string) =>
      take(row, async () => {
        const { id, revision } = row;
        const { staffAnswerQuestion } = await mutate(client, StaffAnswerQuestionDocument, { id, revision, answer });
        forgetAnswer(id, answer);
        return staffAnswerQuestion;
      }),
    takeAnswerBack: (row: Review) =>
      take(row, async () => {
        const { id, revision } = row;
        return (await mutate(client, StaffTakeAnswerBackDocument, { id, revision })).staffTakeAnswerBack;
      }),
  };
}

export type ReviewDesk = ReturnType<typeof useReviews>;
