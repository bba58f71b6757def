import type { Loss } from '@shop/node/page-trial';
import { foundTwice, newIn } from './describe-console';

/** A page that does not load and come to rest within it has become too slow. */
const VISIT_MS = 5000;
/** On a machine that is busy the live version is slow, too: then nothing is said of time. */
const LIVE_SHARE = 0.8;

/** Opens a page, and says what is wrong with it. */
export type Open = (limitMs: number) => Promise<Loss[]>;

const isLate = (losses: readonly Loss[]) => losses.some(({ name }) => name === 'time');

/** What is wrong with the live version; null when it was too late twice to be looked at. */
async function lossesOfLive(live: Open): Promise<Loss[] | null> {
  const losses = await live(VISIT_MS * LIVE_SHARE);
  if (!isLate(losses)) return losses;
  const again = await live(VISIT_MS);
  return isLate(again) ? null : [...losses, ...again];
}

/**
 * What is wrong with a page, but for what is wrong with the live version too, or only once. Null
 * when nobody can tell: something is, and the live version is too late to be looked at.
 */
export async function compareVisits({ live, candidate }: Record<'live' | 'candidate', Open>): Promise<Loss[] | null> {
  const first = await candidate(VISIT_MS);
  if (first.length === 0) return [];
  const [before, again] = await Promise.all([lossesOfLive(live), candidate(VISIT_MS)]);
  return before && foundTwice(newIn(first, before), again);
}
