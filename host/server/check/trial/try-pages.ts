import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Registry } from '@shop/shared/federation/registry';
import type { Loss, LossName, TrialResult } from '@shop/node/page-trial';
import { pageRequest } from '../../web/sets/page-request';
import type { ServerBundle } from '@shop/node/bundles';
import type { Failure, PageJob, RenderedDocument } from '../../protocol/messages';
import type { ListTexts } from '../../web/lists/list-cache';
import { planPage } from '../../web/renderers/plan-page';
import { RenderError } from '../../web/renderers/renderer-client';
import { RendererPool } from '../../web/renderers/renderer-pool';
import type { StartRenderer } from '../../web/renderers/renderer-process';
import type { VersionSet } from '../../web/sets/version-set';
import { CHECK_SETUP } from '../check-setup';
import { describeFailure } from '../describe-failure';
import { compareFacts, hasChanged, type Rendered } from './compare-facts';
import { factsOf } from './page-facts';
import { concerns, setWith } from './trial-sets';

/** A version to try on the pages that people open. */
export interface PageTrial {
  remote: string;
  /** The live version of the remote, and the one to try. */
  live: string;
  candidate: string;
  /** The live versions of all remotes, and the one to try. */
  registry: Registry;
  bundles: readonly ServerBundle[];
  lists: ListTexts;
  /** Path and rendered query, those first that are opened most. */
  addresses: readonly string[];
  /** No page is begun after it. */
  budgetMs: number;
  /** How long a page may take; by default as long as on the site. */
  timeoutMs?: number;
}

/** Each page that hangs costs seconds. */
const MOST_FAILED = 20;
const MOST_STOPPED = 3;

const decompress = promisify(brotliDecompress);

/** One set of versions, with a renderer of its own: what a candidate breaks there stays there. */
function createRenders(set: VersionSet, trial: PageTrial, start: StartRenderer) {
  const { registry, lists, bundles, remote, timeoutMs } = trial;
  let contained: Failure[] = [];
  let stopped = 0;
  const renderers = new RendererPool({
    ...{ size: 1, start, setup: CHECK_SETUP, ...(timeoutMs && { timeoutMs }) },
    ask: () => Promise.resolve(null), // pages find their goods in the list, and reach no API
    isHeld: () => true,
    onFailure: (failure) => contained.push(failure),
    onExit: () => (stopped += 1),
  });
  const isOwn = ({ part }: Failure) => part === null || part.remote === remote;

  const jobAt = (address: string): PageJob => {
    const [pathname = '', query] = address.split('?');
    const request = pageRequest(set, pathname, query === undefined ? '' : `?${query}`);
    return planPage(request, { fallbacks: () => [], isBlocked: () => false, isSuspect: () => false }).job;
  };

  return {
    stopped: () => stopped,
    /** The pages that the remote lists for search engines; none when it fails. */
    async sitemap(version: string): Promise<readonly string[]> {
      try {
        return await renderers.run({ kind: 'sitemap', remote, version }, { registry, lists, bundles });
      } catch {
        return [];
      }
    },
    close: () => renderers.close(),
    /** @returns the failure in place of a page that the remote has not rendered */
    async at(address: string): Promise<Rendered | Failure> {
      contained = [];
      const startedAt = performance.now();
      try {
        const document: RenderedDocument = await renderers.run(jobAt(address), { registry, lists, bundles });
        const ms = performance.now() - startedAt;
        const failure = contained.find(isOwn);
        if (failure) return failure;
        const html = await decompress(document.html);
        return { status: document.status, facts: factsOf(html.toString('utf8')), ms };
      } catch (error) {
        if (error instanceof RenderError) return error.failure;
        throw error;
      }
    },
  };
}

const isFailure = (page: Rendered | Failure): page is Failure => 'reason' in page;

/**
 * Renders the pages that people have opened, and then those of the sitemap, with the live versions
 * and with the candidate, and says how they are worse. A page that differs is rendered again with
 * the live versions: what differs by itself is noise. All data is demonstration data, and no
 * renderer reaches the network.
 */
export async function tryPages(trial: PageTrial, start: StartRenderer): Promise<TrialResult> {
  const startedAt = performance.now();
  const { remote, bundles, candidate } = trial;
  const sets = { live: setWith(trial, trial.live), candidate: setWith(trial, candidate) };
  const bundle = bundles.find((one) => one.remote === remote && one.version === candidate);
  if (!bundle) throw new Error(`the bundle of ${remote} ${candidate} is missing`);
  const live = createRenders(sets.live, trial, start);
  const spare = createRenders(sets.candidate, trial, start);
  const result: TrialResult = { tried: 0, of: 0, losses: [], changed: 0, ms: 0 };
  const hasFailed = (name: LossName) => result.losses.filter((loss) => loss.name === name).length;

  /** @returns null when the live version does not render the page either */
  const compare = async (address: string) => {
    // Side by side: both have a process of their own.
    const [one, page] = await Promise.all([live.at(address), spare.at(address)]);
    if (isFailure(one)) return null;
    const isSame = !isFailure(page) && compareFacts([one, one], page).length === 0 && !hasChanged([one, one], page);
    if (isSame) return { losses: [], isChanged: false };
    const other = await live.at(address);
    if (isFailure(other)) return null;
    if (isFailure(page)) {
      const loss: Loss = { name: 'fails', example: describeFailure(page, bundle) };
      return { losses: [loss], isChanged: true };
    }
    return { losses: compareFacts([one, other], page), isChanged: hasChanged([one, other], page) };
  };

  const tryPage = async (address: string): Promise<void> => {
    const first = await compare(address);
    if (!first) return;
    result.tried += 1;
    if (first.isChanged) result.changed += 1;
    if (first.losses.length === 0) return;
    // Chance does not lose the same twice, nor does a processor that was busy.
    const again = await compare(address);
    const losses = first.losses.filter(({ name }) => again?.losses.some((loss) => loss.name === name));
    result.losses.push(...losses.map((loss) => ({ address, ...loss })));
  };

  try {
    const known = new Set([...trial.addresses, ...(await live.sitemap(trial.live))]);
    const addresses = [...known].filter((address) => concerns([sets.live, sets.candidate], remote, address));
    result.of = addresses.length;
    for (const address of addresses) {
      if (performance.now() - startedAt > trial.budgetMs) break;
      if (spare.stopped() >= MOST_STOPPED || hasFailed('fails') >= MOST_FAILED) break;
      await tryPage(address);
    }
    return { ...result, ms: performance.now() - startedAt };
  } finally {
    live.close();
    spare.close();
  }
}
