import type { TestVariant } from '@shop/shared/page-documents';

/** The risk of a wrong decision when both versions are equal, however often one looks. */
export const ALPHA = 0.05;

/**
 * How firmly the prior believes in no difference, as a number of successes. With 20 a version that
 * is twice as good is found after about 70 successes at a share of 50 %, and one that is half as
 * good again after about 180.
 */
const PRIOR_WEIGHT = 20;

export interface TestSuccesses {
  a: number;
  b: number;
}

/** ln of x (x + 1) … (x + n - 1), which is Γ(x + n) / Γ(x). */
function logRising(x: number, n: number): number {
  let sum = 0;
  for (let step = 0; step < n; step += 1) sum += Math.log(x + step);
  return sum;
}

/**
 * The evidence against «both versions are equally good», as a logarithm: the mixture likelihood
 * ratio for counts of Lindon and Malek, «Anytime-Valid Inference for Multinomial Count Data»
 * (NeurIPS 2022), with two outcomes. Each visitor gets B by chance, with the probability `share`.
 * If both are equally good, each success is one of B with this very probability, whenever it comes
 * and however rare it is. Under that hypothesis the ratio is a martingale that begins at 1, so by
 * Ville's inequality it ever exceeds 1 / α with a probability of α at most. The prior of the share
 * of B among successes is Beta with the mean `share`.
 * @param share the probability of B, above 0 and below 1
 */
export function logEvidence({ a, b }: TestSuccesses, share: number): number {
  const [priorA, priorB] = [PRIOR_WEIGHT * (1 - share), PRIOR_WEIGHT * share];
  const mixture = logRising(priorA, a) + logRising(priorB, b) - logRising(priorA + priorB, a + b);
  return mixture - a * Math.log(1 - share) - b * Math.log(share);
}

/**
 * Which version is better. May be asked after every success.
 * @param share the probability of B, above 0 and below 1
 * @returns null while chance explains the difference, too
 */
export function decide(successes: TestSuccesses, share: number): TestVariant | null {
  if (logEvidence(successes, share) < Math.log(1 / ALPHA)) return null;
  return successes.b > share * (successes.a + successes.b) ? 'b' : 'a';
}
