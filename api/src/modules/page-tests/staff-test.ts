import type { DocumentFault } from '@shop/shared/page-documents';
import type { PageTest } from '../../generated/resolvers-types';
import type { TestRow } from './test-repository';

/** A test in the shape of the contract. */
export function toPageTest(test: TestRow): PageTest {
  return {
    id: test.id,
    numberA: test.number_a,
    numberB: test.number_b,
    share: test.share,
    goal: test.goal,
    startedAt: test.started_at.toISOString(),
    startedBy: test.started_by_name,
    endsAt: test.ends_at.toISOString(),
    endedAt: test.ended_at?.toISOString() ?? null,
    outcome: test.outcome,
    faults: test.faults === null ? [] : (JSON.parse(test.faults) as DocumentFault[]), // checked when they came
    a: { visitors: test.visitors_a, successes: test.successes_a },
    b: { visitors: test.visitors_b, successes: test.successes_b },
  };
}
