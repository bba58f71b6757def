import { setTimeout as sleep } from 'node:timers/promises';
import type { PageLoss, TrialResult } from '@shop/node/page-trial';

/** A page waits as long as it works. With a third one, a busy machine makes all of them late. */
export const AT_ONCE = 2;
/** Each page that hangs costs seconds. */
const MOST_FAILED = 3;
/** So long a page that was begun may go on when the time is up. */
const REST_MS = 5000;
/** Where something is wrong, this much of the budget is for pictures of it. */
const PICTURES_MS = 5000;

interface Time {
  /** Nothing but the first page is begun after it, counted from the start of the process. */
  budgetMs: number;
  /** Pages that turn out to be worse meanwhile: pictures are taken of them, too. */
  worse: Promise<readonly string[]>;
}

/**
 * Opens pages as long as there is time, and says what is wrong with them. The first one is opened
 * however long the machine takes: a version of which nothing was seen would count as tried.
 * @param lossesAt opens one page; null when it cannot be compared now, which is tried once more
 */
export async function openPages<Visit>(
  visits: readonly Visit[],
  lossesAt: (visit: Visit) => Promise<PageLoss[] | null>,
  { budgetMs, worse }: Time,
): Promise<TrialResult> {
  const result: TrialResult = { tried: 0, of: visits.length, losses: [], changed: 0, ms: 0 };
  let failed = 0;
  let picturesMs = 0;
  const leaveTimeFor = (found: readonly unknown[]) => {
    if (found.length > 0) picturesMs = PICTURES_MS;
  };
  void worse.then(leaveTimeFor);
  const waiting = [...visits];
  const again = new Set<Visit>();
  const note = (visit: Visit, losses: readonly PageLoss[] | null) => {
    if (!losses) {
      if (!again.has(visit)) waiting.push(visit);
      again.add(visit);
      return;
    }
    result.tried += 1;
    result.losses.push(...losses);
    leaveTimeFor(losses);
    if (losses.some(({ name }) => name === 'time')) failed += 1;
  };
  const openRest = async (): Promise<void> => {
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      const restMs = budgetMs - picturesMs - performance.now();
      if (restMs < 0 || failed >= MOST_FAILED) return;
      const losses = await Promise.race([lossesAt(visit), sleep(restMs + REST_MS, 'over' as const, { ref: false })]);
      if (losses === 'over') return;
      note(visit, losses);
    }
  };
  // It finds host and browser cold, so it is alone.
  const first = waiting.shift();
  if (first !== undefined) note(first, await lossesAt(first));
  await Promise.all(Array.from({ length: AT_ONCE }, openRest));
  return { ...result, ms: performance.now() };
}
