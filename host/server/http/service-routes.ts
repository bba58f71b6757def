import type { FastifyInstance } from 'fastify';
import type { Registry } from '@shop/shared/federation/registry';
import { renderRobots, renderSitemap, type SitemapOptions } from '../pages/sitemap';
import type { Metrics } from './metrics';

const API_METRICS_TIMEOUT_MS = 2000;

/** Only this machine and its private network may read the figures. */
function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/.test(plain);
}

/** The API's own figures; nothing while it does not answer. */
async function apiFigures(apiUrl: string): Promise<string> {
  try {
    const response = await fetch(`${apiUrl}/metrics`, { signal: AbortSignal.timeout(API_METRICS_TIMEOUT_MS) });
    return await response.text();
  } catch {
    return ''; // the host's own figures are worth having without them
  }
}

export interface ServiceRoutesOptions extends SitemapOptions {
  apiUrl: string;
  metrics: Metrics;
  registry: () => Registry;
}

/** What programs ask the host for: health, figures, the registry, and what search engines read. */
export function addServiceRoutes(app: FastifyInstance, options: ServiceRoutesOptions): void {
  const { apiUrl, metrics, registry, publicUrl } = options;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request.ip)) {
      reply.callNotFound();
      return reply;
    }
    const figures = (await metrics.registry.metrics()) + (await apiFigures(apiUrl));
    return reply.type('text/plain; version=0.0.4').send(figures);
  });
  app.get('/remotes.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(registry()));
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const sitemap = await renderSitemap(options);
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=60').send(sitemap);
  });
}
