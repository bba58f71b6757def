import { counted } from '@shop/shared/counted';
import { attemptsOf, failuresOf } from '@shop/shared/figures';
import type { Totals } from '../figures';
import { fisherTail, type Outcome } from './fisher';

/** Below these, nothing is said about rates. */
export const MIN_VIEWS = 200;
const MIN_FAILURES = 5;
const MIN_DIFFERENCE = 0.01;

/**
 * The level of Fisher's test. It is so low because the judge looks every few seconds, and each look
 * is another chance to be wrong: see the simulation in `judge.test.ts`.
 */
const LEVEL = 0.0001;

/** So many reports were to be expected of a version that is not silent. */
const MIN_EXPECTED = 20;
/** A version is silent that has sent less than this part of them. */
const SILENCE = 0.1;

const MAX_FAILED_IN_A_ROW = 3;

/** What is known of a version in the time that is compared. */
export interface Evidence {
  totals: Totals;
  /** HTML pages so long ago that a browser would have reported them. */
  settledPages: number;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function outcomeOf({ totals }: Evidence): Outcome {
  return { failures: failuresOf(totals), tries: attemptsOf(totals) };
}

const rateOf = ({ failures, tries }: Outcome) => (tries === 0 ? 0 : failures / tries);

function failsMoreOften(candidate: Evidence, stable: Evidence): string | null {
  const [own, other] = [outcomeOf(candidate), outcomeOf(stable)];
  if (own.tries < MIN_VIEWS || own.failures < MIN_FAILURES) return null;
  if (rateOf(own) - rateOf(other) < MIN_DIFFERENCE || fisherTail(own, other) > LEVEL) return null;
  return (
    `${own.failures} of ${own.tries} views failed (${percent(rateOf(own))}), ` +
    `of the live version ${other.failures} of ${other.tries} (${percent(rateOf(other))})`
  );
}

/** Its pages are sent, but they never come alive: not even their failure is reported. */
function isSilent(candidate: Evidence, stable: Evidence): string | null {
  const { views, pages } = stable.totals;
  const expected = candidate.settledPages * Math.min(1, pages === 0 ? 0 : views / pages);
  if (expected < MIN_EXPECTED || candidate.totals.views >= expected * SILENCE) return null;
  return (
    `its pages are silent: ${candidate.settledPages} were sent and ${candidate.totals.views} reported, ` +
    `of the live version ${pages} and ${views}`
  );
}

/** A failure that the live version has, too, comes from elsewhere. */
function failsOnServer(candidate: Evidence, stable: Evidence): string | null {
  if (candidate.totals.failedInARow < MAX_FAILED_IN_A_ROW || stable.totals.failedInARow >= MAX_FAILED_IN_A_ROW)
    return null;
  return `${counted(candidate.totals.failedInARow, 'render')} failed in a row on the server`;
}

/** Says why a candidate is worse than the live version; null when it is not, as far as known. */
export function judge(candidate: Evidence, stable: Evidence): string | null {
  return failsOnServer(candidate, stable) ?? failsMoreOften(candidate, stable) ?? isSilent(candidate, stable);
}
