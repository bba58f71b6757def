import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { runBundle } from '@shop/shared/federation/node';
import type { Registry } from '@shop/shared/federation/registry';
import type { ShopConfig } from '@shop/shared/runtime';
import type { ScriptFile } from '../src/remotes/page-files';
import { addApiProxy } from './http/api-proxy';
import { createServer } from './http/create-server';
import { createMetrics, type Metrics } from './http/metrics';
import { addPages } from './http/pages';
import { addPictures } from './http/pictures';
import { addServiceRoutes } from './http/service-routes';
import { addStaticFiles } from './http/static-files';
import { createListCache, listsFetcher } from './lists/list-cache';
import { createPageCache, type PageCache } from './pages/page-cache';
import { createPageRenderer } from './pages/page-renderer';
import type { RenderedDocument } from './pages/page-renderer';
import type { PageRequest } from './pages/page-request';
import { createPictureCache } from './pictures/picture-cache';
import { createLazyPictureRenderer } from './pictures/lazy-picture-renderer';
import { followRegistry } from './registry/registry-file';
import { readBundle } from './remotes/bundle-source';
import { hostMajors, hostModules } from './remotes/host-modules';
import { createRemotePool, type RemotePool } from './remotes/remote-pool';
import type { HostSettings } from './settings';

export interface HostFiles {
  /** `host/dist`: hashed files, public files with compressed copies, and fonts for pictures. */
  distDir: string;
  hostScripts: ScriptFile[];
  /** Text of the inline script of every page. */
  starter: string;
}

type OnRemoteFailure = (remote: string, error: unknown, version?: string) => void;

function createPool(
  remotesDir: string,
  registry: () => Registry,
  onFailure: OnRemoteFailure,
  onRecovery: () => void,
): RemotePool {
  return createRemotePool({
    registry,
    majors: hostMajors,
    onFailure: (name, version, error) => onFailure(name, error, version),
    onRecovery,
    async loadBundle(name, { url, extras: { server } }) {
      const code = await readBundle(remotesDir, server.url, server.integrity);
      return runBundle(code, name, url.slice(0, url.lastIndexOf('/') + 1), hostModules);
    },
  });
}

function createCache(
  render: (request: PageRequest) => Promise<RenderedDocument>,
  metrics: Metrics,
  log: FastifyBaseLogger,
): PageCache {
  return createPageCache({
    async render(request) {
      const stopTimer = metrics.pageSeconds.startTimer();
      try {
        return await render(request);
      } finally {
        stopTimer();
      }
    },
    onFailure: (pathname, error) => log.error({ path: pathname, err: error }, 'a stale page did not render'),
    onLookup: (result) => metrics.pageLookups.inc({ result }),
  });
}

function configOf(settings: HostSettings): ShopConfig {
  const { publicUrl, isPaymentDisabled, areDiscountsEnabled, areAccessoriesPreselected } = settings;
  const { mapTilesUrl, mapTilesAttribution } = settings;
  return {
    publicUrl,
    isPaymentDisabled,
    areDiscountsEnabled,
    areAccessoriesPreselected,
    mapTilesUrl,
    mapTilesAttribution,
  };
}

/** Creates the host's server: it renders pages, serves files and forwards calls to the API. */
export async function createHostApp(
  settings: HostSettings,
  files: HostFiles,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const { remotesDir, publicUrl, apiUrl } = settings;
  const metrics = createMetrics();
  const onRemoteFailure: OnRemoteFailure = (remote, error, version) => {
    metrics.remoteFailures.inc({ remote });
    log.warn({ remote, version, err: error }, 'a remote failed');
  };
  const registryFile = followRegistry({
    dir: remotesDir,
    onChange() {
      log.info('the registry changed');
      pool.refresh();
      cache.clear();
    },
    onFailure: (file, error) =>
      log.error({ file, err: error }, 'the registry cannot be read; the last good one is kept'),
  });
  const pool = createPool(remotesDir, registryFile.current, onRemoteFailure, () => cache.clear());
  const lists = createListCache({
    fetchLists: listsFetcher(apiUrl),
    onFailure: (error) => log.warn({ err: error }, 'the public lists did not load'),
  });
  const { hostScripts, starter, distDir } = files;
  const render = createPageRenderer({
    config: configOf(settings),
    pool,
    lists,
    hostScripts,
    starter,
    onFailure: onRemoteFailure,
  });
  const cache = createCache(render, metrics, log);

  const app = createServer(log);
  // The first visitor need not wait for lists and remotes, and the API may fail from here on.
  app.addHook('onReady', async () => {
    await Promise.allSettled([lists.get(), pool.live()]);
  });
  app.addHook('onClose', async () => {
    registryFile.close();
    await cache.settled();
  });
  await addApiProxy(app, apiUrl, lists);
  const publicDir = path.join(distDir, 'public');
  await addStaticFiles(app, { hashedDir: path.join(distDir, 'static'), publicDir, remotesDir });
  const registry = registryFile.current;
  addServiceRoutes(app, { apiUrl, metrics, registry, pool, lists, publicUrl, onFailure: onRemoteFailure });
  addPictures(app, {
    cache,
    remotes: pool.live,
    pictureOf: createPictureCache(publicDir, createLazyPictureRenderer(path.join(distDir, 'fonts'))),
  });
  addPages(app, {
    cache,
    remotes: pool.live,
    onFailure: (pathname, error) => log.error({ path: pathname, err: error }, 'a page did not render'),
  });
  return app;
}
