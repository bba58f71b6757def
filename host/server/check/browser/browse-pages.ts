import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { BrowserTrialResult, PageLoss, TrialResult } from '@shop/node/page-trial';
import { findVersion, runningCandidates, type Registry, type RegistryRoute } from '@shop/shared/federation/registry';
import { addressesOf } from '../addresses';
import { concerns, setWith } from '../trial/trial-sets';
import { chooseAddresses } from './choose-addresses';
import { foundTwice, newIn } from './describe-console';
import { visitorOf, type SpareSite } from './spare-site';
import { openVisitor } from './start-browser';
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
  /** No page is begun after it, counted from the start of the process. */
  budgetMs: number;
  /** Pages that turn out to be worse meanwhile: pictures are taken of them, too. */
  worse: Promise<readonly string[]>;
}

/** Each page that hangs costs seconds. */
const MOST_FAILED = 3;
/** On a machine that is busy the live version is slow, too: then nothing is said. */
const LIVE_SHARE = 0.8;
/** So long a page that was begun may go on when the time is up. */
const REST_MS = 5000;
/** No picture is begun after it; there is one only where something is wrong. */
const PICTURES_MS = 10_000;
/** Counted from the start of the process, which the publisher ends after 55 s. */
const LAST_PICTURE_MS = 45_000;

/** The paths of routes that load other files than those of the live version, or are new. */
function changedRoutes({ registry, remote, live, candidate }: BrowserTrial): ReadonlySet<string> {
  const filesOf = (version: string) => {
    const { routes = [], chunks = {}, integrity = {} } = findVersion(registry, remote, version)?.extras ?? {};
    const hashes = ({ id }: RegistryRoute) => chunks[id]?.map((file) => integrity[file] ?? file).join(' ') ?? '';
    return new Map(routes.map((route) => [route.path, hashes(route)]));
  };
  const before = filesOf(live);
  return new Set(
    [...filesOf(candidate)].filter(([route, files]) => before.get(route) !== files).map(([route]) => route),
  );
}

async function addressesFor(trial: BrowserTrial, site: SpareSite): Promise<string[]> {
  const { remote, addresses } = trial;
  const sets = { live: setWith(trial, trial.live), candidate: setWith(trial, trial.candidate) };
  const sitemap = await site.sitemap();
  const routes = sets.candidate.remotes.find(({ name }) => name === remote)?.routes ?? [];
  const ofRoutes = routes.flatMap((route) => addressesOf(route, sets.candidate, sitemap));
  const known = [...new Set([...addresses, ...ofRoutes, ...sitemap])];
  const concerned = known.filter((address) => concerns([sets.live, sets.candidate], remote, address));
  return chooseAddresses(concerned, sets.candidate, changedRoutes(trial));
}

async function openVisitors({ registry, remote, candidate }: BrowserTrial, site: SpareSite, browser: Browser) {
  const [share] = runningCandidates(registry);
  if (!share) throw new Error(`no share of the visitors gets ${remote} ${candidate}`);
  return {
    live: await openVisitor(browser, site, visitorOf(share, false)),
    candidate: await openVisitor(browser, site, visitorOf(share, true)),
  };
}

/** What is wrong with a page, but for what is wrong with the live version too, or only once. */
async function lossesAt({ live, candidate }: Visitors, address: string): Promise<PageLoss[]> {
  const first = await visitPage(candidate, address);
  if (first.length === 0) return [];
  const [before, again] = await Promise.all([
    visitPage(live, address, VISIT_MS * LIVE_SHARE),
    visitPage(candidate, address),
  ]);
  return foundTwice(newIn(first, before), again).map((loss) => ({ address, ...loss }));
}

async function openPages(
  visitors: Visitors,
  addresses: readonly string[],
  { budgetMs }: BrowserTrial,
): Promise<TrialResult> {
  const result: TrialResult = { tried: 0, of: addresses.length, losses: [], changed: 0, ms: 0 };
  let failed = 0;
  for (const address of addresses) {
    const restMs = budgetMs - performance.now();
    if (restMs < 0 || failed >= MOST_FAILED) break;
    const losses = await Promise.race([lossesAt(visitors, address), sleep(restMs + REST_MS, null)]);
    if (!losses) break;
    result.tried += 1;
    result.losses.push(...losses);
    if (losses.some(({ name }) => name === 'time')) failed += 1;
  }
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
  const visitors = await openVisitors(trial, site, browser);
  const result = await openPages(visitors, await addressesFor(trial, site), trial);
  const worse = new Set([...examplesOf(result.losses), ...(await trial.worse)]);
  const budgetMs = Math.min(PICTURES_MS, LAST_PICTURE_MS - performance.now());
  return { ...result, pictures: await takePictures(visitors, [...worse], budgetMs) };
}
