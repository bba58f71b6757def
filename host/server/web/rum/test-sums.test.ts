import type { TestAssignment } from '@shop/shared/page-documents';
import { createTestSums } from './test-sums';

const VISIT = { page: '/farms', isVisit: true };
const ORDER = { page: '/farms', order: 'hero' };

/** What is counted of one visitor who sends these reports, and keeps what the answers say. */
function countOf(goal: 'forms' | 'orders', reports: readonly object[]) {
  const sums = createTestSums();
  let assignment: TestAssignment = { variant: 'b', step: 'got' };
  for (const report of reports)
    assignment = sums.add({ page: '/farms', ...report }, { id: 7, goal }, assignment) ?? assignment;
  const [{ visitors, successes } = { visitors: 0, successes: 0 }] = sums.take();
  return { visitors, successes, step: assignment.step };
}

it.each([
  ['a visit', 'orders', [VISIT], { visitors: 1, successes: 0, step: 'visited' }],
  ['several visits', 'orders', [VISIT, VISIT], { visitors: 1, successes: 0, step: 'visited' }],
  ['an order after a visit', 'orders', [VISIT, ORDER], { visitors: 1, successes: 1, step: 'succeeded' }],
  ['an order before its visit', 'orders', [ORDER, VISIT], { visitors: 1, successes: 1, step: 'succeeded' }],
  ['several orders', 'orders', [VISIT, ORDER, ORDER], { visitors: 1, successes: 1, step: 'succeeded' }],
  ['an order, though the test is about forms', 'forms', [VISIT, ORDER], { visitors: 1, successes: 0, step: 'visited' }],
  ['a block on screen', 'orders', [{ seen: ['faq'] }], { visitors: 0, successes: 0, step: 'got' }],
] as const)('counts each visitor once: %s', (_what, goal, reports, expected) => {
  expect(countOf(goal, reports)).toEqual(expected);
});

it('keeps versions and tests apart, and counts again what did not reach the API', () => {
  const sums = createTestSums();
  const add = (id: number, variant: 'a' | 'b') => sums.add(VISIT, { id, goal: 'forms' }, { variant, step: 'got' });
  add(7, 'a');
  add(7, 'b');
  sums.giveBack(sums.take());
  add(7, 'b');
  add(8, 'b');

  expect(sums.take()).toEqual([
    { id: 7, variant: 'a', visitors: 1, successes: 0 },
    { id: 7, variant: 'b', visitors: 2, successes: 0 },
    { id: 8, variant: 'b', visitors: 1, successes: 0 },
  ]);
});
