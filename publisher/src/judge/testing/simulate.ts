import { noTotals } from '../../figures';
import { judge, type Verdict } from '../judge';
import { createVisitorStore } from '../visitors';

const { floor, imul } = Math; // a global of a test is looked up slowly, and these millions of times

/** A generator of numbers from 0 to 1 (mulberry32): each run of a test sees the same rollouts. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Rollout {
  /** How often a view of the candidate, and of the live version, fails. */
  candidateRate: number;
  liveRate: number;
  /** Honest views of the site in an hour. */
  viewsPerHour: number;
  /** When it ends: honest views of the candidate that were reported. */
  views: number;
  /** Of all reports of the candidate, those that are forged. */
  forged: number;
  /**
   * What a forger has: nothing, or one address with which to ask for pages, each of which proves a
   * report.
   */
  forger: 'nothing' | 'an address';
  /** What the forger wants the judge to believe of the candidate. */
  wants: 'worse' | 'better';
}

/** The candidate has a tenth of the visitors, and one in twenty tells nothing. */
const OTHERS = 9;
const BLOCKED = 0.05;
/** Three views in ten are of a visitor who was here before. */
const RETURNING = 0.3;
const VIEWS_PER_LOOK = 10;

const REMOTE = 'mfe-catalog';
const HOUR_MS = 3_600_000;

/** Runs a rollout until the judge says something. */
export function simulate(random: () => number, rollout: Rollout): { verdict: Verdict | null; views: number } {
  const { candidateRate, liveRate, viewsPerHour, views: most, forged, forger, wants } = rollout;
  let clockMs = 0;
  let lastWho = 0;
  /** Honest views of the candidate that were reported. */
  let heard = 0;
  const store = createVisitorStore(() => clockMs);
  const known: Record<string, string[]> = { candidate: [], live: [] };

  const add = (version: string, who: string, pages: number, views: number, failedViews: number) =>
    store.add([{ remote: REMOTE, version, who, pages, views, failedViews }]);

  const honestView = (version: string, rate: number) => {
    const before = known[version] ?? [];
    const isNew = before.length === 0 || random() >= RETURNING;
    const who = isNew ? `${(lastWho += 1)}` : (before[floor(random() * before.length)] ?? '');
    if (isNew) before.push(who);
    const isHeard = random() >= BLOCKED;
    if (isHeard && version === 'candidate') heard += 1;
    add(version, who, 1, isHeard ? 1 : 0, isHeard && random() < rate ? 1 : 0);
  };

  const forgedReports = () => {
    const [who, pages] = forger === 'nothing' ? ['', 0] : ['forger', 1];
    // As many for each honest view as make them this part of all.
    if (random() >= forged / (1 - forged)) return;
    add('candidate', who, pages, 1, wants === 'worse' ? 1 : 0);
    add('live', who, pages, 1, wants === 'better' ? 1 : 0);
  };

  let looked = 0;
  while (heard < most) {
    clockMs += ((OTHERS + 1) * HOUR_MS) / viewsPerHour;
    honestView('candidate', candidateRate);
    for (let other = 0; other < OTHERS; other += 1) honestView('live', liveRate);
    forgedReports();
    if (heard < looked + VIEWS_PER_LOOK) continue;
    looked = heard;
    const evidenceOf = (version: string) => ({ totals: noTotals(), visitors: store.of(REMOTE, version) });
    const verdict = judge(evidenceOf('candidate'), evidenceOf('live'));
    if (verdict !== null) return { verdict, views: heard };
  }
  return { verdict: null, views: heard };
}
