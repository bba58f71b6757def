import type { PageTestOutcome } from '../../generated/resolvers-types';
import type { PagesTransaction } from '../pages/pages-services';

interface End {
  outcome: PageTestOutcome;
  /** null: the program itself. */
  userId: number | null;
}

/**
 * Ends the running test of a page, if there is one; the page keeps its live version. Whoever has
 * started it is told later, unless it is who ends it.
 * @param tx has locked the page
 */
export async function endRunningTest(
  { tests, audit }: Pick<PagesTransaction, 'tests' | 'audit'>,
  pageId: string,
  { outcome, userId }: End,
): Promise<void> {
  const test = await tests.lockRunning(pageId);
  if (!test) return;
  await tests.end(test.id, outcome, userId === test.started_by);
  await audit.add({ action: 'end-test', userId, pageId, details: { outcome, number: test.number_b } });
}
