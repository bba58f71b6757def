import { createDrafts, type Drafts } from '../documents/drafts';
import { followPages } from '../documents/follow-pages';
import { createPagesApi, type PagesApi } from '../documents/pages-api';
import { createRedirects } from '../documents/redirects';
import { createPageProver } from '../documents/prove-page';
import { documentAt, routesKey, type SitePage } from '../documents/site-pages';
import { createPageTrial } from '../documents/try-page';
import { dropLog } from '../failure-logs';
import { pagePath } from '../http/logged-path';
import { createPageCache, type PageCache } from '../pages/page-cache';
import { NoRegistryError } from '../registry/no-registry-error';
import type { RemotePool } from '../remotes/remote-pool';
import { createPageRenderer } from '../renderers/page-renderer';
import { createSitemapRenderer } from '../renderers/sitemap-renderer';
import type { VersionCounts } from '../rum/version-figures';
import { createSetFollower } from '../sets/follow-sets';
import { followShared, type SharedNow } from './follow-shared';
import { openPublished, type Published } from './published';
import { createSiteChanges, type SiteChange, type SiteChanges } from './site-changes';
import { createWorkshop, type Workshop, type WorkshopOptions } from './workshop';

export interface LiveSiteOptions extends WorkshopOptions {
  counts: VersionCounts;
}

/** What visitors get now, and the event that tells of its changes. */
export interface LiveSite
  extends Pick<Published, 'isKnown' | 'signedRegistry' | 'registry'>, Pick<Workshop, 'lists' | 'storeFiles'> {
  onChange: SiteChanges['subscribe'];
  /** Also without a registry, when it has no remote. */
  pool: Pick<RemotePool, 'live'>;
  /** Both reject without a registry. */
  sets: Pick<RemotePool, 'live' | 'choose'>;
  cache: PageCache;
  pagesApi: PagesApi;
  drafts: Drafts;
  /** The published page at a path. */
  pageAt: (path: string) => SitePage | undefined;
  /** Where a path leads that is no page; nothing when it leads nowhere. */
  redirectOf: (path: string) => string | undefined;
  sitemap: () => Promise<string>;
  /** Resolves when the first visitor need not wait, and the API may fail. */
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
}

function createCache(
  { metrics, counts, settings, log }: LiveSiteOptions,
  { pages }: Published,
  workshop: Workshop,
  shared: SharedNow['current'],
) {
  const render = createPageRenderer({
    ...workshop,
    ...{ shared, documentAt: (path, tried) => documentAt(pages.current(), path, tried) },
    onDropped: dropLog(metrics, log),
    onRender: counts.addRender,
  });
  return createPageCache({
    maxBytes: settings.pageCacheBytes,
    usersOf: workshop.pool.usersOf,
    async render(request) {
      const stopTimer = metrics.pageSeconds.startTimer();
      try {
        return await render(request);
      } finally {
        stopTimer();
      }
    },
    onFailure: (pathname, error) => log.error({ path: pagePath(pathname), err: error }, 'a stale page did not render'),
    onLookup: (result) => metrics.pageLookups.inc({ result }),
  });
}

/** Follows the pages of words, and shows their drafts. */
function createDocuments(
  { files, log, settings }: LiveSiteOptions,
  { signedRegistry, pages: shown }: Published,
  workshop: Workshop,
  tell: SiteChanges['tell'],
) {
  const pagesApi = createPagesApi(settings.apiUrl, () => tell({ what: 'goods', paths: [] }));
  const tryPage = createPageTrial({ ...workshop, registry: signedRegistry, hostVersion: files.version });
  const followed = followPages({
    ...{ api: pagesApi, shown, tell },
    routesKey: (site) => routesKey(signedRegistry(), site),
    prove: createPageProver(tryPage),
    onFailure: (error) => log.warn({ err: error }, 'the published pages were not read; the former ones stay'),
    onRefused: ({ id, number, path, document }, faults) =>
      log.error(
        { page: id, number, path, title: document?.root.props.title, faults },
        'a published page does not render',
      ),
  });
  return { pagesApi, followed, drafts: createDrafts({ api: pagesApi, tryPage, pages: shown.current }) };
}

/** What was made of versions and pages that have changed is made anew. */
function renewal(
  { blocked, pool, lists }: Workshop,
  cache: PageCache,
  retryPages: () => void,
  tell: SiteChanges['tell'],
): (change: SiteChange) => void {
  const followSets = createSetFollower({
    current: () => pool.current(),
    onSets: () => tell({ what: 'sets', paths: cache.forgetSets() }),
  });
  return ({ what, paths }) => {
    if (what === 'registry') {
      blocked.clear();
      retryPages();
    }
    if (what === 'registry' || what === 'menus') pool.refresh();
    if (what === 'registry' || what === 'menus' || what === 'version') void followSets();
    if (what === 'pages') cache.forgetPaths(paths);
    if (what === 'shared') tell({ what: 'pages', paths: cache.forgetAll() });
    // A page that was rendered with the lists of before would be fresh again.
    if (what === 'goods') void lists.renew().then(cache.expire);
  };
}

/**
 * Opens the live site: it owns registry, published pages, sets, renderers and cached pages, follows
 * what is published, and tells of each change when its own parts have followed it.
 */
export async function openLiveSite(options: LiveSiteOptions): Promise<LiveSite> {
  const { settings, log } = options;
  const { tell, subscribe } = createSiteChanges();
  const published = await openPublished(settings, tell, log);
  const { isKnown, signedRegistry, registry, pages } = published;
  const workshop = createWorkshop(options, published, tell);
  const { pool, lists, storeFiles, renderers } = workshop;
  const shared = followShared({
    told: () => pages.current().shared ?? {},
    onChange: () => tell({ what: 'shared', paths: [] }),
  });
  const cache = createCache(options, published, workshop, shared.current);
  const { pagesApi, followed, drafts } = createDocuments(options, published, workshop, tell);
  subscribe(renewal(workshop, cache, followed.retry, tell));
  const choose: RemotePool['choose'] = async (choice) => {
    if (!isKnown()) throw new NoRegistryError();
    return pool.choose(choice);
  };
  return {
    ...{ isKnown, signedRegistry, registry, lists, storeFiles, pool, cache, pagesApi, drafts },
    onChange: subscribe,
    sets: { live: () => choose({}), choose },
    pageAt: (path) => pages.current().pages.find((page) => page.path === path),
    redirectOf: createRedirects(pages.current),
    sitemap: createSitemapRenderer({ ...workshop, publicUrl: settings.publicUrl, pages: pages.current }),
    async warmUp() {
      await Promise.allSettled([lists.get(), pool.current()]);
    },
    async close() {
      published.close();
      shared.close();
      await followed.close();
      await cache.settled();
      renderers.close();
    },
  };
}
