import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { BrowserTrialResult, PageLoss, TrialResult } from '@shop/node/page-trial';
import { runningCandidates, type Registry } from '@shop/shared/federation/registry';
import { addressesOf } from '../addresses';
import { concerns, setWith } from '../trial/trial-sets';
import { changedRoutes } from './changed-routes';
import { chooseAddresses } from './choose-addresses';
import { chooseVisits, labelOf, type Visit } from './choose-visits';
import { foundTwice, newIn } from './describe-console';
import { visitorOf, type SpareSite } from './spare-site';
import { openVisitor } from './start-browser';
import { takeTurns, type InTurn } from './take-turns';
import { takePictures, type Visitors } from './take-pictures';
import { VISIT_MS, visitPage } from './visit-page';

/** A version to open in a browser, which a share of the visitors of a spare site gets. */
export interface BrowserTrial {
  remote: string;
  /** The live version of the remote, and the one to try. */
  live: string;
  candidate: string;
  /** That of the spare site. */
  registry: Registry;
  /** Path and rendered query, those first that are opened most. */
  addresses: readonly string[];
  /** Nothing is begun after it but the first picture, counted from the start of the process. */
  budgetMs: number;
  /** Pages that turn out to be worse meanwhile: pictures are taken of them, too. */
  worse: Promise<readonly string[]>;
}

/** A page waits as long as it works. With a third one, a busy machine makes all of them late. */
const AT_ONCE = 2;
/** Each page that hangs costs seconds. */
const MOST_FAILED = 3;
/** On a machine that is busy the live version is slow, too: then nothing is said. */
const LIVE_SHARE = 0.8;
/** So long a page that was begun may go on when the time is up. */
const REST_MS = 5000;
/** Where something is wrong, this much of the budget is for pictures of it. */
const PICTURES_MS = 5000;

async function visitsFor(trial: BrowserTrial, site: SpareSite): Promise<Visit[]> {
  const { remote, addresses } = trial;
  const sets = { live: setWith(trial, trial.live), candidate: setWith(trial, trial.candidate) };
  const sitemap = await site.sitemap();
  const own = sets.candidate.remotes.find(({ name }) => name === remote);
  const ofRoutes = (own?.routes ?? []).flatMap((route) => addressesOf(route, sets.candidate, sitemap));
  const known = [...new Set([...addresses, ...ofRoutes, ...sitemap])];
  const concerned = known.filter((address) => concerns([sets.live, sets.candidate], remote, address));
  const changed = changedRoutes(trial);
  return chooseVisits(chooseAddresses(concerned, sets.candidate, changed), own, sets.candidate, changed);
}

/** Those who have signed in, and those who have not. */
type People = Record<'guest' | 'member', Visitors>;

async function openPeople(
  { registry, remote, candidate }: BrowserTrial,
  site: SpareSite,
  browser: Browser,
): Promise<People> {
  const [share] = runningCandidates(registry);
  if (!share) throw new Error(`no share of the visitors gets ${remote} ${candidate}`);
  const open = async (isMember: boolean): Promise<Visitors> => ({
    live: await openVisitor(browser, site, { share: visitorOf(share, false), isMember }),
    candidate: await openVisitor(browser, site, { share: visitorOf(share, true), isMember }),
  });
  return { guest: await open(false), member: await open(true) };
}

const visitorsOf = ({ isMember }: Visit, { guest, member }: People) => (isMember ? member : guest);

/** What is wrong with a page, but for what is wrong with the live version too, or only once. */
async function lossesAt(visit: Visit, people: People, inTurn: InTurn): Promise<PageLoss[]> {
  const { live, candidate } = visitorsOf(visit, people);
  const first = await inTurn(() => visitPage(candidate, visit.address));
  if (first.length === 0) return [];
  const [before, again] = await Promise.all([
    inTurn(() => visitPage(live, visit.address, VISIT_MS * LIVE_SHARE)),
    inTurn(() => visitPage(candidate, visit.address)),
  ]);
  return foundTwice(newIn(first, before), again).map((loss) => ({ address: labelOf(visit), ...loss }));
}

async function openPages(people: People, visits: readonly Visit[], trial: BrowserTrial): Promise<TrialResult> {
  const { budgetMs, worse } = trial;
  const result: TrialResult = { tried: 0, of: visits.length, losses: [], changed: 0, ms: 0 };
  const inTurn = takeTurns(AT_ONCE);
  let failed = 0;
  let picturesMs = 0;
  const leaveTimeFor = (found: readonly unknown[]) => {
    if (found.length > 0) picturesMs = PICTURES_MS;
  };
  void worse.then(leaveTimeFor);
  /** @returns false when no page is to be opened any more */
  const open = async (visit: Visit): Promise<boolean> => {
    const restMs = budgetMs - picturesMs - performance.now();
    if (restMs < 0 || failed >= MOST_FAILED) return false;
    const losses = await Promise.race([lossesAt(visit, people, inTurn), sleep(restMs + REST_MS, null)]);
    if (!losses) return false;
    result.tried += 1;
    result.losses.push(...losses);
    leaveTimeFor(losses);
    if (losses.some(({ name }) => name === 'time')) failed += 1;
    return true;
  };
  const waiting = visits.values();
  const openRest = async (): Promise<void> => {
    for (const visit of waiting) if (!(await open(visit))) return;
  };
  // The first page finds host and browser cold, so it is alone.
  const first = waiting.next();
  if (!first.done && (await open(first.value))) await Promise.all(Array.from({ length: AT_ONCE }, openRest));
  return { ...result, ms: performance.now() };
}

/** One page for each way in which pages are worse. */
const examplesOf = (losses: readonly PageLoss[]) =>
  [...new Map(losses.toReversed().map(({ name, address }) => [name, address])).values()].toReversed();

/**
 * Opens pages in a browser with the candidate, and those where something is wrong also with the
 * live version: what is wrong there too is noise, and so is what a second visit does not find.
 * Takes pictures of pages that are worse.
 */
export async function browsePages(trial: BrowserTrial, site: SpareSite, browser: Browser): Promise<BrowserTrialResult> {
  const people = await openPeople(trial, site, browser);
  const visits = await visitsFor(trial, site);
  const result = await openPages(people, visits, trial);
  const worse = new Set([...examplesOf(result.losses), ...(await trial.worse)]);
  const subjects = [...worse].map((label) => {
    const visit = visits.find((one) => labelOf(one) === label) ?? { address: label, isMember: false };
    return { label, address: visit.address, visitors: visitorsOf(visit, people) };
  });
  return { ...result, pictures: await takePictures(subjects, trial.budgetMs - performance.now()) };
}
