import { countedOnce, type PublishedTest, type TestAssignment, type TestSum } from '@shop/shared/page-documents';
import type { PageReport } from '../../../src/rum/page-report';

/** Of all running tests, which are one for each page at most. */
const MOST_SUMS = 2000;

/** What visitors do in tests of pages, until the API has it. */
export interface TestSums {
  /**
   * Counts a visitor once, and once that this visitor has begun an order, if the test is about it.
   * Forms are counted by the API, which gets them.
   * @returns the assignment from now on; null when nothing is new
   */
  add: (
    report: PageReport,
    test: Pick<PublishedTest, 'id' | 'goal'>,
    assignment: TestAssignment,
  ) => TestAssignment | null;
  /** Returns what was counted since the last call. */
  take: () => TestSum[];
  /** Counts again what did not reach the API. */
  giveBack: (sums: readonly TestSum[]) => void;
}

export function createTestSums(): TestSums {
  let counted = new Map<string, TestSum>();

  const count = ({ id, variant, visitors, successes }: TestSum) => {
    const key = `${id}${variant}`;
    const known = counted.get(key);
    if (!known && counted.size >= MOST_SUMS) return;
    const before = known ?? { visitors: 0, successes: 0 };
    counted.set(key, {
      ...{ id, variant },
      visitors: before.visitors + visitors,
      successes: before.successes + successes,
    });
  };

  return {
    add({ isVisit = false, order }, { id, goal }, assignment) {
      const isSuccess = goal === 'orders' && order !== undefined;
      const once = isVisit || isSuccess ? countedOnce(assignment, isSuccess) : null;
      if (!once) return null;
      count({ id, variant: assignment.variant, ...once.more });
      return once.next;
    },
    take() {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
    giveBack: (sums) => sums.forEach(count),
  };
}
