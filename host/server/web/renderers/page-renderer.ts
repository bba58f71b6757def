import type { Registry, VersionName } from '@shop/shared/federation/registry';
import type { DocumentFault, PageDocument, SiteParts } from '@shop/shared/page-documents';
import { LRUCache } from 'lru-cache';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { FailurePlace, OnFailure } from './on-failure';
import type { ListCache } from '../lists/list-cache';
import { canBeMadeUp, type PageRequest } from '../sets/page-request';
import type { RemotePool } from '../remotes/remote-pool';
import type { BlockedParts } from './blocked-parts';
import type { ServerBundle } from '@shop/node/bundles';
import type { RemotePart, RenderedDocument } from '../../protocol/messages';
import { planPage } from './plan-page';
import { partOf } from '../../protocol/progress';
import { RenderError } from './renderer-client';
import type { RendererPool } from './renderer-pool';

/** A page has one route and a few widgets, each in up to three versions. */
const MAX_TRIES = 12;

/** More than the shop has goods. */
const MAX_KNOWN_PAGES = 10_000;

const keyOf = ({ remote, version, name }: RemotePart) => `${remote}@${version} ${name}`;

export interface PageRendererOptions {
  renderers: Pick<RendererPool, 'run'>;
  pool: Pick<RemotePool, 'fallbacks' | 'load'>;
  lists: ListCache;
  registry: () => Registry;
  blocked: BlockedParts;
  onFailure: OnFailure;
  /** What was published or is tested at an address, in place of the remote's own document. */
  documentAt: (path: string, tried?: number) => PageDocument | undefined;
  /** What all pages share now. */
  shared: () => SiteParts;
  /** Called with the parts of a document that a version cannot show. */
  onDropped: (version: VersionName, pathname: string, faults: readonly DocumentFault[]) => void;
  /** Called when a version has rendered a page of its own. */
  onRender: (version: VersionName) => void;
}

/**
 * Renders pages of a set. When a part of a remote fails, the version before it is tried (for a
 * candidate, the live one); then the page does without the part.
 */
export function createPageRenderer(options: PageRendererOptions) {
  const { renderers, pool, lists, registry, blocked, documentAt, shared, onDropped, onFailure, onRender } = options;

  /** Returns a remote whose bundle does not load, instead of the bundles. */
  const loadBundles = async (needed: readonly LiveRemote[]): Promise<ServerBundle[] | LiveRemote> => {
    const bundles: ServerBundle[] = [];
    for (const remote of needed) {
      try {
        bundles.push(await pool.load(remote));
      } catch {
        return remote; // already reported
      }
    }
    return bundles;
  };

  // Pages known to exist. Their addresses look made up, but they need not wait after a deployment.
  const knownPages = new LRUCache<string, true>({ max: MAX_KNOWN_PAGES });

  /**
   * @throws RenderError when the host itself fails; BusyError when too many pages wait
   */
  return async function renderPage(request: PageRequest): Promise<RenderedDocument> {
    const page = request.pathname + request.search;
    const place: FailurePlace = { path: request.pathname, requestId: request.requestId };
    const priority = canBeMadeUp(request) && !knownPages.has(page) ? 'low' : 'normal';
    const failed = new Set<string>();
    const isBlocked = (part: RemotePart) =>
      failed.has(keyOf(part)) || failed.has(keyOf({ ...part, name: 'load' })) || blocked.has(part, page);

    for (let tries = 1; ; tries += 1) {
      const { job, needed } = planPage(request, { fallbacks: pool.fallbacks, isBlocked, isSuspect: blocked.hasAny });
      const bundles = await loadBundles(needed);
      if (!Array.isArray(bundles)) {
        failed.add(keyOf(partOf(bundles, 'load')));
        continue;
      }
      try {
        const supplies = { registry: registry(), lists: await lists.get(), bundles, place, trace: request.trace };
        const published = request.match && documentAt(request.match.route.path, request.tried);
        const full = { ...job, shared: shared(), ...(published && { document: published }) };
        const document = await renderers.run(full, supplies, priority);
        if (document.status === 200 && request.search === '') knownPages.set(page, true);
        const remote = request.match?.remote.name;
        const version = remote && job.outcome === 'page' ? job.versions[remote] : null;
        if (remote && version) {
          onRender({ remote, version });
          if (document.dropped.length > 0) onDropped({ remote, version }, request.pathname, document.dropped);
        }
        return document;
      } catch (error) {
        if (!(error instanceof RenderError) || tries === MAX_TRIES) throw error;
        const { failure } = error;
        onFailure(failure, place);
        if (!failure.part && !failure.isFatal) throw error;
        if (failure.part) failed.add(keyOf(failure.part));
        if (failure.part && failure.isFatal) blocked.add(failure.part, page);
      }
    }
  };
}
