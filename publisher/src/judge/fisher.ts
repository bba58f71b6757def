/** Natural logarithms of factorials, as far as anybody has asked. */
const LOG_FACTORIALS = [0, 0];

/** Beyond this, Stirling's series is exact to the last digits that count. */
const TABLE_LENGTH = 1024;

function logFactorial(n: number): number {
  if (n >= TABLE_LENGTH) return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n);
  for (let next = LOG_FACTORIALS.length; next <= n; next += 1)
    LOG_FACTORIALS.push((LOG_FACTORIALS[next - 1] ?? 0) + Math.log(next));
  return LOG_FACTORIALS[n] ?? 0;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** How many tries there were, and how many of them failed. */
export interface Outcome {
  failures: number;
  tries: number;
}

/**
 * Fisher's exact test, one-sided: how probable it is that at least as many of all failures fall on
 * `one`, if both fail equally often.
 */
export function fisherTail(one: Outcome, other: Outcome): number {
  const failures = one.failures + other.failures;
  const tries = one.tries + other.tries;
  const most = Math.min(failures, one.tries);
  const all = logChoose(tries, failures);
  let term = Math.exp(logChoose(one.tries, one.failures) + logChoose(other.tries, other.failures) - all);
  let sum = 0;
  for (let k = one.failures; k <= most; k += 1) {
    sum += term;
    // The ratio of neighbouring terms of the hypergeometric distribution.
    term *= ((one.tries - k) * (failures - k)) / ((k + 1) * (other.tries - failures + k + 1));
    if (term < sum * 1e-12) break;
  }
  return Math.min(sum, 1);
}
