import { usePolling } from '@shop/shared/staff';
import { query, useShop } from '@shop/shared/runtime';
import { useCallback, useState } from 'react';
import { WaitingReviewsDocument } from '../generated/graphql';

const EVERY_MS = 60_000;

/** What was counted last, so that the menu of the next screen begins with it. */
const counted = new WeakMap<object, number>();

/** How many reviews and questions wait for a decision; 0 for whoever may not decide. */
export function useWaitingReviews(mayDecide: boolean): number {
  const { client } = useShop();
  const [count, setCount] = useState(() => counted.get(client) ?? 0);
  const read = useCallback(async () => {
    if (!mayDecide) return;
    try {
      const { staffReviews } = await query(client, WaitingReviewsDocument, {});
      const waiting = staffReviews.waitingReviews + staffReviews.waitingQuestions;
      counted.set(client, waiting);
      setCount(waiting);
    } catch {
      // The count stays; the screens say what fails.
    }
  }, [client, mayDecide]);
  usePolling(read, EVERY_MS);
  return mayDecide ? count : 0;
}
