/**
 * What begins the name of the cookie that keeps a visitor at one version of a tested page; the id
 * of the test follows. One for each test: pages that are fetched ahead at once get several.
 */
export const TEST_COOKIE = 'test-';

/** The longest time of a test, in days: for as long as figures are kept. */
export const TEST_DAYS = 90;

/** The live version of a tested page, or the one that is tried. */
export type TestVariant = 'a' | 'b';

/** Of what a visitor has done a test knows each once: nothing, a visit, what the test is about. */
const STEPS = ['got', 'visited', 'succeeded'] as const;

export type TestStep = (typeof STEPS)[number];

/** Which version a visitor gets, and what has been counted of this visitor. */
export interface TestAssignment {
  variant: TestVariant;
  step: TestStep;
}

/** What visitors did in a test, as sums. */
export interface TestSum {
  /** Of the test. */
  id: number;
  variant: TestVariant;
  visitors: number;
  successes: number;
}

export const testCookieName = (testId: number): string => `${TEST_COOKIE}${testId}`;

/** The value of the cookie, two characters such as `b1`. */
export const writeAssignment = ({ variant, step }: TestAssignment): string => variant + String(STEPS.indexOf(step));

/** What a cookie says; null for a visitor without one, or with another text. */
export function readAssignment(value: string | null | undefined): TestAssignment | null {
  const [, variant, digit] = /^([ab])(\d)$/.exec(value ?? '') ?? [];
  const step = STEPS[Number(digit)];
  return variant && step ? { variant: variant === 'b' ? 'b' : 'a', step } : null;
}

/**
 * Counts each visitor once, and each success once, which is one of a visitor.
 * @param isSuccess whether it was what the test is about; else a visit
 * @returns what is to be counted, and the assignment from now on; null when nothing is new
 */
export function countedOnce(
  { variant, step }: TestAssignment,
  isSuccess: boolean,
): { more: Pick<TestSum, 'visitors' | 'successes'>; next: TestAssignment } | null {
  const next = isSuccess ? 'succeeded' : 'visited';
  if (STEPS.indexOf(step) >= STEPS.indexOf(next)) return null;
  const more = { visitors: Number(step === 'got'), successes: Number(isSuccess) };
  return { more, next: { variant, step: next } };
}
