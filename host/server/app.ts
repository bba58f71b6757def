import path from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { runBundle } from '@shop/shared/federation/node';
import type { ScriptFile } from '../src/app/boot';
import { matchRoute } from '../src/remotes/match-route';
import { addApiProxy } from './http/api-proxy';
import { createMetrics } from './http/metrics';
import { addPages } from './http/pages';
import { addSecurityHeaders } from './http/security-headers';
import { addStaticFiles } from './http/static-files';
import { createKeptLists, listsFetcher } from './lists/kept-lists';
import { createPageCache } from './pages/page-cache';
import { createPageRenderer } from './pages/page-renderer';
import { renderRobots, renderSitemap } from './pages/sitemap';
import { followRegistry } from './registry/registry-file';
import { readBundle } from './remotes/bundle-source';
import { hostMajors, hostModules } from './remotes/host-modules';
import { createRemotePool } from './remotes/remote-pool';
import type { HostSettings } from './settings';

export interface HostFiles {
  /** `host/dist`: the browser build, the starter, and the public files with their compressed copies. */
  distDir: string;
  hostScripts: ScriptFile[];
  starter: ScriptFile;
}

const PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** Only this machine and its private network may read the figures. */
function isNear(address: string): boolean {
  return /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::ffff:(127|10|192\.168)\.|f[cd])/.test(address);
}

export async function createHostApp(
  settings: HostSettings,
  files: HostFiles,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const { remotesDir, publicUrl } = settings;
  const metrics = createMetrics();

  const onRemoteFailure = (remote: string, error: unknown, version?: string) => {
    metrics.remoteFailures.inc({ remote });
    log.warn({ remote, version, err: error }, 'a remote failed');
  };

  const registryFile = followRegistry({
    dir: remotesDir,
    onChange: () => {
      log.info('the registry changed');
      cache.clear();
    },
    onFailure: (file, error) =>
      log.error({ file, err: error }, 'the registry cannot be read; the last good one is kept'),
  });
  const pool = createRemotePool({
    registry: registryFile.current,
    majors: hostMajors,
    onFailure: (name, version, error) => onRemoteFailure(name, error, version),
    async loadBundle(name, version) {
      const { server } = version.extras;
      const code = await readBundle(remotesDir, server.url, server.integrity);
      return runBundle(code, name, version.url.slice(0, version.url.lastIndexOf('/') + 1), hostModules);
    },
  });
  const lists = createKeptLists({
    fetchLists: listsFetcher(settings.apiUrl),
    onFailure: (error) => log.warn({ err: error }, 'the public lists did not load'),
  });
  const renderPage = createPageRenderer({
    config: {
      publicUrl,
      isPaymentDisabled: settings.isPaymentDisabled,
      areDiscountsEnabled: settings.areDiscountsEnabled,
      areAccessoriesPreselected: settings.areAccessoriesPreselected,
      mapTilesUrl: settings.mapTilesUrl,
    },
    pool,
    lists,
    hostScripts: files.hostScripts,
    starter: files.starter,
    onFailure: onRemoteFailure,
  });
  const cache = createPageCache({
    render: async (pathname) => {
      const stopTimer = metrics.pageSeconds.startTimer();
      try {
        return await renderPage(pathname);
      } finally {
        stopTimer();
      }
    },
    onFailure: (pathname, error) => log.error({ path: pathname, err: error }, 'a page did not render anew'),
    onLookup: (result) => metrics.pageLookups.inc({ result }),
  });

  const app = Fastify({
    loggerInstance: log,
    // One line an answer, written below, instead of two with the whole address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: PROXIES,
  });
  addSecurityHeaders(app);
  app.addHook('onResponse', async (request, reply) => {
    // The path only: a query may carry a token or an address.
    const [pathname] = request.url.split('?');
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path: pathname, status: reply.statusCode, ms }, 'answered');
  });
  app.addHook('onClose', async () => {
    registryFile.close();
  });

  await addApiProxy(app, settings.apiUrl);
  await addStaticFiles(app, {
    hashedDir: path.join(files.distDir, 'static'),
    publicDir: path.join(files.distDir, 'public'),
    remotesDir,
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request.ip)) return reply.callNotFound();
    const api = await fetch(`${settings.apiUrl}/metrics`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.text(),
      () => '',
    );
    return reply.type('text/plain; version=0.0.4').send(`${await metrics.registry.metrics()}${api}`);
  });
  app.get('/remotes.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(registryFile.current()),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .send(await renderSitemap({ pool, lists, publicUrl, onFailure: onRemoteFailure })),
  );
  addPages(app, {
    cache,
    accessOf: (pathname) => {
      const remotes = Object.keys(registryFile.current().microFrontends).flatMap((name) =>
        pool.fallbacks(name).slice(0, 1),
      );
      const match = matchRoute(
        remotes.map(({ version }) => ({ routes: version.extras.routes })),
        pathname,
      );
      return match?.route.access ?? null;
    },
    onFailure: (pathname, error) => log.error({ path: pathname, err: error }, 'a page did not render'),
  });
  return app;
}
