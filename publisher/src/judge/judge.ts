import { counted } from '@shop/shared/counted';
import type { Totals } from '../figures';
import { fisherTail, type Outcome } from './fisher';
import type { Visitors } from './visitors';

/** Below these, nothing is said about rates. */
const MIN_TRIES = 200;
const MIN_FAILURES = 5;
const MIN_DIFFERENCE = 0.01;

/**
 * The level of Fisher's test. It is so low because the judge looks every few seconds, and each look
 * is another chance to be wrong: see the simulation in `simulation.full.test.ts`.
 */
const LEVEL = 0.0001;

/** How many visitors must be expected to report before silence says anything. */
const MIN_EXPECTED = 20;
/** A version is silent when fewer than this part of them have reported. */
const SILENCE = 0.1;

const MAX_FAILED_IN_A_ROW = 3;

/** With more reports that no page proves, somebody wants to decide. */
const MAX_UNPROVEN = 1 / 3;
const MIN_UNPROVEN = 20;

/** What is known of a version since its rollout began. */
export interface Evidence {
  /** What hosts have counted. Of what browsers report, nothing here is proven. */
  totals: Totals;
  /** What is proven by the pages that hosts have sent. */
  visitors: Visitors;
}

export type Verdict = { kind: 'worse'; why: string } | { kind: 'disputed'; why: string };

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const rateOf = ({ failures, tries }: Outcome) => (tries === 0 ? 0 : failures / tries);

const visitorOutcome = ({ visitors: { failing, seen } }: Evidence): Outcome => ({ failures: failing, tries: seen });

/** Only what the server itself has seen. */
function serverOutcome({ totals }: Evidence): Outcome {
  const failures = totals.serverLoadFailures + totals.renderFailures + totals.stoppedRenders;
  return { failures, tries: totals.pages + failures };
}

function failsMoreOften(own: Outcome, other: Outcome, what: string): string | null {
  if (own.tries < MIN_TRIES || own.failures < MIN_FAILURES) return null;
  if (rateOf(own) - rateOf(other) < MIN_DIFFERENCE || fisherTail(own, other) > LEVEL) return null;
  return (
    `${own.failures} of ${own.tries} ${what} failed (${percent(rateOf(own))}), ` +
    `of the live version ${other.failures} of ${other.tries} (${percent(rateOf(other))})`
  );
}

/** Its pages are sent, but they never come alive: not even their failure is reported. */
function isSilent({ visitors: own }: Evidence, { visitors: live }: Evidence): string | null {
  const heard = own.settled - own.silent;
  const expected = own.settled * (live.settled === 0 ? 0 : 1 - live.silent / live.settled);
  if (expected < MIN_EXPECTED || heard >= expected * SILENCE) return null;
  return (
    `its pages are silent: ${own.settled} visitors got one and ${heard} reported, ` +
    `of the live version ${live.settled} and ${live.settled - live.silent}`
  );
}

/** A failure that the live version has, too, comes from elsewhere. */
function failsInARow({ totals }: Evidence, live: Evidence): string | null {
  if (totals.failedInARow < MAX_FAILED_IN_A_ROW || live.totals.failedInARow >= MAX_FAILED_IN_A_ROW) return null;
  return `${counted(totals.failedInARow, 'render')} failed in a row on the server`;
}

function disputeOf({ visitors: { unproven, reports } }: Evidence): string | null {
  if (unproven < MIN_UNPROVEN || unproven <= reports * MAX_UNPROVEN) return null;
  return `${unproven} of ${reports} reports are of no page that a host has sent, or of one visitor`;
}

/**
 * Says why a candidate is worse than the live version; null when it is not, as far as known.
 * Failures on the server count on their own. Where too many reports are not proven, those of
 * browsers decide nothing, and a person has to look.
 */
export function judge(candidate: Evidence, live: Evidence): Verdict | null {
  const seenByServer =
    failsInARow(candidate, live) ?? failsMoreOften(serverOutcome(candidate), serverOutcome(live), 'renders');
  if (seenByServer !== null) return { kind: 'worse', why: seenByServer };
  const dispute = disputeOf(candidate) ?? disputeOf(live);
  if (dispute !== null) return { kind: 'disputed', why: dispute };
  const reported =
    failsMoreOften(visitorOutcome(candidate), visitorOutcome(live), 'visitors') ?? isSilent(candidate, live);
  return reported === null ? null : { kind: 'worse', why: reported };
}
