import { countedOnce, readAssignment, testCookieName, writeAssignment } from '@shop/shared/page-documents';
import type { TestRepository, TestRow } from './test-repository';

/** A visitor of a page that is tested. */
export interface TestVisitor {
  test: TestRow;
  /** What the visitor's cookie says. */
  cookie: string;
}

/** What a visitor is to keep from now on. */
export interface TestCookie {
  name: string;
  value: string;
  endsAt: Date;
}

/**
 * Finds the test in which a form was sent. Whoever does not allow statistics takes part in none.
 * @param path of the page with the form
 * @param cookieOf the value of a cookie; undefined where there is none
 */
export async function findTestVisitor(
  { findRunningAt }: Pick<TestRepository, 'findRunningAt'>,
  path: string | null,
  cookieOf: (name: string) => string | undefined,
): Promise<TestVisitor | null> {
  if (path === null || cookieOf('statistics') !== '1') return null;
  const test = await findRunningAt(path);
  const cookie = test && cookieOf(testCookieName(test.id));
  return test && cookie !== undefined && cookie !== null && readAssignment(cookie) ? { test, cookie } : null;
}

/** The version from which the form was sent. */
export const shownNumber = ({ test, cookie }: TestVisitor): number =>
  readAssignment(cookie)?.variant === 'b' ? test.number_b : test.number_a;

/**
 * Counts a form that was sent, once for each visitor.
 * @returns the cookie that the visitor is to keep from now on; null when it stays
 */
export async function countTestForm(
  { addCounts }: Pick<TestRepository, 'addCounts'>,
  { test, cookie }: TestVisitor,
): Promise<TestCookie | null> {
  const assignment = readAssignment(cookie);
  const once = assignment && test.goal === 'forms' ? countedOnce(assignment, true) : null;
  if (!once) return null;
  await addCounts([{ id: test.id, variant: once.next.variant, ...once.more }]);
  return { name: testCookieName(test.id), value: writeAssignment(once.next), endsAt: test.ends_at };
}
