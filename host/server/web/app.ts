import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isTracing } from '@shop/node/tracing';
import { failureLog } from './failure-logs';
import type { HostFiles } from './host-files';
import { createOwners } from './owners';
import { createServer } from './http/create-server';
import { createLimits } from './http/limits';
import { createMetrics } from './http/metrics';
import { createCdnPurge } from './http/purge-cdn';
import { announcementsPlugin } from './plugins/announcements';
import { figuresPlugin } from './plugins/figures';
import { filesPlugin } from './plugins/files';
import type { Host } from './plugins/host';
import { pagesPlugin } from './plugins/pages';
import { proxiesPlugin } from './plugins/proxies';
import { servicesPlugin } from './plugins/services';
import type { StartRenderer } from './renderers/renderer-process';
import { createNotedFailures } from './rum/noted-failures';
import { createLastReasons } from './renderers/last-reasons';
import { createOpenedPages } from './rum/opened-pages';
import { createPageWords } from './rum/page-words';
import { createVersionCounts } from './rum/version-figures';
import { createVisits } from './rum/visits';
import { createTokenReader } from './sets/previews';
import { candidatesOf } from './sets/set-for';
import type { HostSettings } from './settings';
import { openLiveSite } from './site/live-site';
import { createUploadFiles } from './uploads/upload-files';

/** Proxies and load balancers look at `/readyz` about once a second. */
const STOP_PAUSE_MS = 1000;

/** Of the memory for cached pages, beside it: answers share the compressed bytes of the pages. */
const REPEATED_SHARE = 0.25;

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
  const metrics = createMetrics();
  const counts = createVersionCounts(metrics);
  const failures = createNotedFailures();
  const reasons = createLastReasons();
  const owners = createOwners();
  const onFailure = failureLog({ counts, log, failures, owners, reasons });
  const site = await openLiveSite({ settings, files, log, metrics, counts, startRenderer, onFailure });
  owners.readFrom(site.signedRegistry);
  const words = createPageWords();
  const visits = createVisits({ words, candidates: () => candidatesOf(site.signedRegistry()) });
  const { app, answers, isDraining } = createServer({
    ...{ log, metrics, trustedProxies: settings.trustedProxies },
    tracedShare: isTracing() ? settings.tracing.share : 0,
    maxAnswerBytes: settings.pageCacheBytes * REPEATED_SHARE,
    pauseMs: settings.isDevelopment ? 0 : STOP_PAUSE_MS,
  });
  app.addHook('onClose', () => site.close());
  const host: Host = {
    ...{ settings, files, metrics, site, answers, reasons, owners, isDraining },
    figures: {
      counts,
      visits,
      words,
      failures,
      opened: createOpenedPages({ goods: () => site.lists.known().products }),
    },
    limits: createLimits(settings.areRateLimitsOn, metrics, log),
    cdn: createCdnPurge({
      purgeUrl: settings.cdnPurgeUrl,
      publicUrl: settings.publicUrl,
      onFailure: (error) => log.error({ err: error }, 'the CDN was not purged'),
    }),
    readToken: createTokenReader(settings.publicKey),
    uploads: createUploadFiles({
      ...{ apiUrl: settings.apiUrl, dataDir: settings.dataDir },
      onFailure: (error) => log.warn({ err: error }, 'the kept uploaded pictures did not change'),
    }),
  };
  const plugins = [announcementsPlugin, proxiesPlugin, servicesPlugin, filesPlugin, figuresPlugin, pagesPlugin];
  for (const plugin of plugins) await app.register(plugin, host);
  return app;
}
