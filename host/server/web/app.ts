import { hostname } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from '@shop/shared/federation/registry';
import type { ShopConfig } from '@shop/shared/runtime';
import { UPLOADS_PATH } from '@shop/shared/page-documents';
import { createRequestLimit } from '@shop/shared/server';
import type { ScriptFile } from '../../src/remotes/page-files';
import { followPages } from './documents/follow-pages';
import { createPagesApi } from './documents/pages-api';
import { createDrafts } from './documents/drafts';
import { ownPictures } from './documents/own-pictures';
import { createPageProver } from './documents/prove-page';
import { createReleaseSender } from './documents/send-release';
import { createPageTrial } from './documents/try-page';
import { documentAt, routesKey, withPagesOnce } from './documents/site-pages';
import { addApiProxy } from './http/api-proxy';
import { createServer } from './http/create-server';
import { addDeliveryProxy } from './http/delivery-proxy';
import { createPageFinder } from './http/find-page';
import { createSetFinder, previewOf } from './http/find-set';
import { addMediaProxy } from './http/media-proxy';
import { pagePath } from './http/logged-path';
import { createMetrics, type Metrics } from './http/metrics';
import { addPages } from './http/pages';
import { addPictures } from './http/pictures';
import { addThumbnails } from './http/thumbnails';
import { addPreviews } from './http/previews';
import { addServiceRoutes } from './http/service-routes';
import { addReadiness } from './http/readiness';
import { createCdnPurge } from './http/purge-cdn';
import { addStaticFiles } from './http/static-files';
import { addUploads } from './http/uploads';
import { createAskApi } from './lists/ask-api';
import { createListCache, listsFetcher, type ListCache } from './lists/list-cache';
import { createPageCache, type PageCache } from './pages/page-cache';
import type { PageRequest } from '../protocol/page-request';
import { createPictureCache } from './pictures/picture-cache';
import { createLazyPictureRenderer } from './pictures/lazy-picture-renderer';
import { createThumbnails } from './pictures/thumbnails';
import { browserErrorLog, dropLog, failureLog, type OnFailure } from './failure-logs';
import { createKeptFile } from './kept-file';
import { NoRegistryError } from './registry/no-registry-error';
import { followRegistry } from './registry/follow-registry';
import { readBundle } from './remotes/bundle-source';
import { createStoreFiles, type StoreFiles } from './remotes/store-files';
import { createRemotePool, type RemotePool } from './remotes/remote-pool';
import { createBlockedParts } from './renderers/blocked-parts';
import type { Bundle, RenderedDocument } from '../protocol/messages';
import { createPageRenderer } from './renderers/page-renderer';
import { loadFailure } from './renderers/renderer-client';
import { createRendererPool, type RendererPool } from './renderers/renderer-pool';
import type { StartRenderer } from './renderers/renderer-process';
import { createSitemapRenderer } from './renderers/sitemap-renderer';
import { createPageWords } from './rum/page-words';
import { createVisits } from './rum/visits';
import { candidatesOf } from './sets/set-for';
import { forgetVersions } from './rum/forget-versions';
import { isPublished } from './rum/is-published';
import { addRum } from './rum/rum-route';
import { startFigureSender } from './rum/send-figures';
import { createVersionCounts } from './rum/version-figures';
import { createSetFollower } from './sets/follow-sets';
import { createTokenReader } from './sets/previews';
import type { VersionSet } from './sets/version-set';
import type { HostSettings } from './settings';
import { createUploadFiles } from './uploads/upload-files';

/** Proxies and load balancers look at `/readyz` about once a second. */
const STOP_PAUSE_MS = 1000;

/** A person does not open so many addresses that do not exist, and filters, in a minute. */
const MADE_UP_PAGES = 300;
const REFUSAL_DELAY_MS = 1000;

/** A job of CI with an old token tries once or twice. */
const WRONG_TOKENS = 30;

/** A page asks for one or two, and again when its window is looked at. */
const LIST_FILTERS = 300;

/** A browser reports a page once or twice, and five errors at most. Offices share an address. */
const BROWSER_REPORTS = 300;

export interface HostFiles {
  version: string;
  /** Exact versions of what it shares with remotes, by package. */
  provides: Readonly<Record<string, string>>;
  /** `host/dist`: hashed files, public files with compressed copies, and fonts for pictures. */
  distDir: string;
  hostScripts: ScriptFile[];
  /** Text of the inline script of every page. */
  starter: string;
}

interface RemotesOptions extends Pick<HostFiles, 'version' | 'provides'> {
  storeFiles: StoreFiles;
  registry: () => Registry;
  lists: ListCache;
  renderers: RendererPool;
  onFailure: OnFailure;
  onRecovery: () => void;
}

function createRemotes({
  version: hostVersion,
  provides,
  storeFiles,
  registry,
  lists,
  renderers,
  onFailure,
  onRecovery,
}: RemotesOptions): RemotePool {
  return createRemotePool({
    registry,
    hostVersion,
    provides,
    onFailure: (remote, version, error) => onFailure(loadFailure(remote, version, error)),
    onRecovery,
    async loadBundle(remote, { url, metadata: { version }, extras: { server } }) {
      const code = await readBundle(storeFiles, server.url, server.integrity);
      const base = url.slice(0, url.lastIndexOf('/') + 1);
      const bundle: Bundle = { remote, version, code, base };
      const supplies = { registry: registry(), lists: await lists.get(), bundles: [bundle] };
      await renderers.run({ kind: 'load', remote, version }, supplies);
      return bundle;
    },
  });
}

function createCache(
  render: (request: PageRequest<VersionSet>) => Promise<RenderedDocument>,
  usersOf: RemotePool['usersOf'],
  maxBytes: number,
  metrics: Metrics,
  log: FastifyBaseLogger,
): PageCache {
  return createPageCache({
    maxBytes,
    usersOf,
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

function configOf(settings: HostSettings): ShopConfig {
  const { publicUrl, isPaymentDisabled, areDiscountsEnabled, areAccessoriesPreselected } = settings;
  const { maxPieces, mapTilesUrl, mapTilesAttribution } = settings;
  return {
    publicUrl,
    isPaymentDisabled,
    areDiscountsEnabled,
    areAccessoriesPreselected,
    maxPieces,
    mapTilesUrl,
    mapTilesAttribution,
  };
}

/**
 * Creates the host's server: it renders pages, serves files and forwards calls to the API. The code
 * of remotes runs in renderers only.
 */
export async function createHostApp(
  settings: HostSettings,
  files: HostFiles,
  log: FastifyBaseLogger,
  startRenderer: StartRenderer,
): Promise<FastifyInstance> {
  const { dataDir, publicUrl, apiUrl } = settings;
  const { version, provides, hostScripts, starter, distDir } = files;
  const metrics = createMetrics(() => cache.byteLength());
  const counts = createVersionCounts(metrics);
  const onFailure = failureLog(counts, log);
  const blocked = createBlockedParts();
  const purgeCdn = createCdnPurge({
    purgeUrl: settings.cdnPurgeUrl,
    publicUrl,
    onFailure: (error) => log.error({ err: error }, 'the CDN was not purged'),
  });
  const followed = await followRegistry({
    store: settings.store.store,
    publicKey: settings.publicKey,
    kept: createKeptFile(dataDir, 'registry.json', (error) => log.warn({ err: error }, 'the registry was not kept')),
    onChange() {
      log.info('the registry changed');
      blocked.clear();
      pool.refresh();
      void followSets();
      pages.retry();
      void releaseSender.send();
      void forgetVersions(metrics, (listed) => isPublished(registry(), listed));
    },
    onFailure: (name, error) =>
      log.error({ name, err: error }, 'the registry cannot be read; the last good one is kept'),
    onFault: (name, fault) =>
      log.error({ name, fault }, 'an entry of the registry is invalid; the last good state of its remote is kept'),
  });
  const storedRegistry = followed.current;
  const withSite = withPagesOnce();
  const registry = () => withSite(storedRegistry(), pages.current());
  const storeFiles = createStoreFiles(settings.store, dataDir, storedRegistry);
  const lists = createListCache({
    fetchLists: listsFetcher(apiUrl),
    onFailure(error) {
      metrics.listFailures.inc();
      log.warn({ err: error }, 'the public lists did not load');
    },
  });
  const renderers = createRendererPool({
    size: settings.renderers,
    start: startRenderer,
    setup: { config: configOf(settings), hostScripts, starter },
    ask: createAskApi(apiUrl, (error) => {
      metrics.listFailures.inc();
      log.warn({ err: error }, 'a part of the catalogue did not load');
    }),
    isHeld: (bundle) => pool.holds(bundle),
    onFailure,
    onExit: () => metrics.rendererExits.inc(),
  });
  const followSets = createSetFollower({
    current: () => pool.current(),
    // Pages of versions that nobody gets any more are forgotten, here and by the CDN.
    onSets: () => void purgeCdn.pages(cache.forgetSets()),
  });
  const onRecovery = () => void followSets();
  const pool = createRemotes({ version, provides, storeFiles, registry, lists, renderers, onFailure, onRecovery });
  const choose: RemotePool['choose'] = (choice) =>
    followed.isKnown() ? pool.choose(choice) : Promise.reject(new NoRegistryError());
  const liveRemotes = () => choose({});
  const rendering = { renderers, pool, lists, registry, blocked, onFailure };
  const renderPage = createPageRenderer({
    ...rendering,
    documentAt: (path) => documentAt(pages.current(), path),
    onDropped: dropLog(metrics, log),
    onRender: counts.addRender,
  });
  const cache = createCache(renderPage, pool.usersOf, settings.pageCacheBytes, metrics, log);
  const onUploadFailure = (error: unknown) => log.warn({ err: error }, 'the kept uploaded pictures did not change');
  const uploads = createUploadFiles({ apiUrl, dataDir, onFailure: onUploadFailure });
  const forgetPictures = async (addresses: readonly string[]) => {
    const names = await uploads.forget(addresses);
    await purgeCdn.files([...addresses, ...names.map((name) => `${UPLOADS_PATH}/${name}`)]);
  };
  const pagesApi = createPagesApi(apiUrl);
  const tryPage = createPageTrial({ renderers, pool, lists, registry: storedRegistry, hostVersion: version });
  const pages = followPages({
    api: pagesApi,
    kept: createKeptFile(dataDir, 'pages.json', (error) =>
      log.warn({ err: error }, 'the published pages were not kept'),
    ),
    routesKey: (site) => routesKey(storedRegistry(), site),
    prove: createPageProver(tryPage),
    onChange(paths) {
      log.info({ paths }, 'the published pages changed');
      if (paths) {
        cache.forgetPaths(paths);
        void purgeCdn.pages(paths);
        return;
      }
      pool.refresh();
      void followSets();
    },
    onFailure: (error) => log.warn({ err: error }, 'the published pages were not read; the former ones stay'),
    onDeletedPictures: (addresses) => void forgetPictures(addresses).catch(onUploadFailure),
    onEmpty: () => void releaseSender.sendAgain(),
    onRefused: ({ id, number }, faults) => log.error({ page: id, number, faults }, 'a published page does not render'),
  });
  const drafts = createDrafts({ api: pagesApi, tryPage, pages: pages.current });
  const publicDir = path.join(distDir, 'public');
  const releaseSender = createReleaseSender({
    api: pagesApi,
    pool,
    registry: storedRegistry,
    files: storeFiles,
    pictures: ownPictures(publicDir),
    onFailure: (error) => log.warn({ err: error }, 'the API was not told of the live documents; it will be again'),
  });

  const { app, isDraining } = createServer({
    log,
    metrics,
    trustedProxies: settings.trustedProxies,
    pauseMs: settings.isDevelopment ? 0 : STOP_PAUSE_MS,
  });
  const unreadyReason = () => {
    if (isDraining()) return 'stopping';
    return followed.isKnown() ? null : 'no registry';
  };
  const words = createPageWords();
  const visits = createVisits({ words, candidates: () => candidatesOf(storedRegistry()) });
  const { deliveryUrl, port } = settings;
  const stopFigures = deliveryUrl
    ? startFigureSender({
        deliveryUrl,
        counts,
        visits,
        onSecret: words.setSecret,
        host: async () => ({
          hostId: `${hostname()}:${port}`,
          hostVersion: version,
          setId: (await pool.live()).id,
          revision: followed.current().revision,
          publicUrl,
        }),
        onFailure: (error) => log.warn({ err: error }, 'delivery does not take the figures; they are kept'),
      })
    : () => undefined;
  // The first visitor need not wait for lists and remotes, and the API may fail from here on.
  app.addHook('onReady', async () => {
    await Promise.allSettled([lists.get(), pool.current()]);
    void releaseSender.send();
  });
  app.addHook('onClose', async () => {
    followed.close();
    releaseSender.close();
    await pages.close();
    stopFigures();
    await cache.settled();
    renderers.close();
  });
  const onSecurityEvent = (event: string, facts: object) => {
    metrics.securityEvents.inc({ event });
    log.warn({ event, ...facts }, 'a security event');
  };
  const createLimit = (limit: string, max: number) => {
    const onReached = () => onSecurityEvent('limit-reached', { limit });
    return settings.areRateLimitsOn ? createRequestLimit({ max, onReached }) : null;
  };
  const readToken = createTokenReader(settings.publicKey);
  await addApiProxy(app, {
    apiUrl,
    lists,
    filterLimit: createLimit('filters of lists', LIST_FILTERS),
    previewOf: (request) => previewOf(request, readToken),
  });
  addReadiness(app, { apiUrl, unreadyReason });
  await addDeliveryProxy(app, {
    deliveryUrl,
    limit: createLimit('wrong tokens', WRONG_TOKENS),
    onWrongToken: () => onSecurityEvent('wrong-token', { path: '/delivery' }),
  });
  await addMediaProxy(app, apiUrl);
  addUploads(app, uploads);
  await addStaticFiles(app, { version, hashedDir: path.join(distDir, 'static'), publicDir, storeFiles, registry });
  await addRum(app, {
    registry,
    limit: createLimit('reports of browsers', BROWSER_REPORTS),
    onError: browserErrorLog(metrics, log),
    onViews: counts.addViews,
    onReport: visits.addReport,
  });
  const madeUpLimit = createLimit('made-up pages', MADE_UP_PAGES);
  const findPage = createPageFinder({ cache, madeUpLimit, refusalDelayMs: REFUSAL_DELAY_MS });
  const sitemap = createSitemapRenderer({ ...rendering, publicUrl, pages: pages.current });
  addServiceRoutes(app, { apiUrl, publicUrl, metrics, registry, remotes: liveRemotes, sitemap });
  addPictures(app, {
    findPage,
    remotes: liveRemotes,
    pictureOf: createPictureCache(publicDir, createLazyPictureRenderer(path.join(distDir, 'fonts'))),
  });
  addThumbnails(app, createThumbnails(publicDir));
  const sets = createSetFinder({ registry, readToken, pool: { live: liveRemotes, choose } });
  await addPreviews(app, { registry, readToken, live: liveRemotes, drafts });
  addPages(app, {
    findPage,
    sets,
    drafts,
    redirectOf: (from) => pages.current().redirects.find((redirect) => redirect.from === from)?.to,
    registry,
    onFailure: (pathname, error) => log.error({ path: pagePath(pathname), err: error }, 'a page did not render'),
    onPage: ({ name, version: shown }) => counts.addPage({ remote: name, version: shown }),
    wordOf: visits.addPage,
  });
  return app;
}
