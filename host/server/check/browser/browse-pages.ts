import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { PageLoss, TrialResult } from '@shop/node/page-trial';
import { runningCandidates, type Registry, type RegistryRoute, findVersion } from '@shop/shared/federation/registry';
import { addressesOf } from '../addresses';
import { concerns, setWith } from '../trial/trial-sets';
import { chooseAddresses } from './choose-addresses';
import { foundTwice, newIn } from './describe-console';
import { visitorOf, type SpareSite } from './spare-site';
import { openVisitor } from './start-browser';
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
}

/** Each page that hangs costs seconds. */
const MOST_FAILED = 3;
/** On a machine that is busy the live version is slow, too: then nothing is said. */
const LIVE_SHARE = 0.8;
/** So long a page that was begun may go on when the time is up. */
const REST_MS = 5000;

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

/**
 * Opens pages in a browser with the candidate, and those where something is wrong also with the
 * live version: what is wrong there too is noise, and so is what a second visit does not find.
 */
export async function browsePages(trial: BrowserTrial, site: SpareSite, browser: Browser): Promise<TrialResult> {
  const [share] = runningCandidates(trial.registry);
  if (!share) throw new Error(`no share of the visitors gets ${trial.remote} ${trial.candidate}`);
  const [withCandidate, withLive] = await Promise.all(
    [true, false].map((isIn) => openVisitor(browser, site, visitorOf(share, isIn))),
  );
  if (!withCandidate || !withLive) throw new Error('no browser');

  const lossesAt = async (address: string): Promise<PageLoss[]> => {
    const first = await visitPage(withCandidate, address);
    if (first.length === 0) return [];
    const [before, again] = await Promise.all([
      visitPage(withLive, address, VISIT_MS * LIVE_SHARE),
      visitPage(withCandidate, address),
    ]);
    const found = newIn(first, before);
    return foundTwice(found, again).map((loss) => ({ address, ...loss }));
  };

  const addresses = await addressesFor(trial, site);
  const result: TrialResult = { tried: 0, of: addresses.length, losses: [], changed: 0, ms: 0 };
  let failed = 0;
  for (const address of addresses) {
    const restMs = trial.budgetMs - performance.now();
    if (restMs < 0 || failed >= MOST_FAILED) break;
    const losses = await Promise.race([lossesAt(address), sleep(restMs + REST_MS, null)]);
    if (!losses) break;
    result.tried += 1;
    result.losses.push(...losses);
    if (losses.some(({ name }) => name === 'time')) failed += 1;
  }
  return { ...result, ms: performance.now() };
}
