import type { Browser } from 'playwright-core';
import type { BrowserTrialResult, PageLoss } from '@shop/node/page-trial';
import { runningCandidates, type Registry } from '@shop/shared/federation/registry';
import { addressesOf } from '../addresses';
import { concerns, setWith } from '../trial/trial-sets';
import { changedRoutes } from './changed-routes';
import { chooseAddresses } from './choose-addresses';
import { chooseVisits, labelOf, type Visit } from './choose-visits';
import { compareVisits } from './compare-visits';
import { visitorOf, type SpareSite } from './spare-site';
import { openVisitor } from './start-browser';
import { AT_ONCE, openPages } from './open-pages';
import { takeTurns, type InTurn } from './take-turns';
import { takePictures, type Visitors } from './take-pictures';
import { visitPage } from './visit-page';

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
  /** Nothing but the first page and picture is begun after it, since the start of the process. */
  budgetMs: number;
  /** Pages that turn out to be worse meanwhile: pictures are taken of them, too. */
  worse: Promise<readonly string[]>;
}

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

/** What is wrong with a page of the candidate only; null when nobody can tell. */
async function lossesAt(visit: Visit, people: People, inTurn: InTurn): Promise<PageLoss[] | null> {
  const { live, candidate } = visitorsOf(visit, people);
  const losses = await compareVisits({
    live: (limitMs) => inTurn(() => visitPage(live, visit.address, limitMs)),
    candidate: (limitMs) => inTurn(() => visitPage(candidate, visit.address, limitMs)),
  });
  return losses && losses.map((loss) => ({ address: labelOf(visit), ...loss }));
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
  const inTurn = takeTurns(AT_ONCE);
  const result = await openPages(visits, (visit) => lossesAt(visit, people, inTurn), trial);
  const worse = new Set([...examplesOf(result.losses), ...(await trial.worse)]);
  const subjects = [...worse].map((label) => {
    const visit = visits.find((one) => labelOf(one) === label) ?? { address: label, isMember: false };
    return { label, address: visit.address, visitors: visitorsOf(visit, people) };
  });
  return { ...result, pictures: await takePictures(subjects, trial.budgetMs - performance.now()) };
}
