import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@shop/shared/federation/registry';
import { NEWS_FEED_PATH, NEWS_LIST_PATH } from '@shop/shared/page-documents';
import type { RemoteSet } from '../../../src/remotes/live-remote';
import { SEARCH_PAGES_PATH } from '../../../src/search/search-pages';
import { publicRegistry } from '../registry/public-registry';
import type { ListTexts } from '../lists/list-cache';
import { renderNewsFeed, shownNews } from '../pages/news-feed';
import { searchPagesOf } from '../pages/search-pages';
import { renderRobots } from '../pages/sitemap';
import type { Metrics } from './metrics';

const API_METRICS_TIMEOUT_MS = 2000;

const PRIVATE = /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/;

/**
 * Whether a request comes from this machine or its private network. A proxy that is not trusted may
 * forward anybody's.
 */
function isPrivate({ ip, ips = [], headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined;
  return PRIVATE.test(ip.replace(/^::ffff:/, '')) && (!isForwarded || ips.length > 1);
}

/** Returns the API's metrics, or null while the API does not answer. */
async function apiMetrics(apiUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${apiUrl}/metrics`, { signal: AbortSignal.timeout(API_METRICS_TIMEOUT_MS) });
    // Prometheus refuses a whole answer because of one line that is no metric.
    return response.ok ? await response.text() : null;
  } catch {
    return null; // the host's own metrics are useful without them
  }
}

export interface ServiceRoutesOptions {
  apiUrl: string;
  publicUrl: string;
  metrics: Metrics;
  registry: () => Registry;
  /** Rejects without a registry. */
  remotes: () => Promise<RemoteSet>;
  sitemap: () => Promise<string>;
  lists: () => Promise<ListTexts>;
}

/** Sends what programs ask for again and again; those that have it learn that it is the same. */
function sendKnown(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=60').header('etag', `W/${etag}`);
  return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(text);
}

/** Adds what programs request: health, metrics, registry, pages to find, robots.txt and sitemap. */
export function addServiceRoutes(app: FastifyInstance, options: ServiceRoutesOptions): void {
  const { apiUrl, publicUrl, metrics, registry, remotes, sitemap, lists } = options;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/metrics', async (request, reply) => {
    if (!isPrivate(request)) {
      reply.callNotFound();
      return reply;
    }
    const ofApi = await apiMetrics(apiUrl);
    metrics.apiUp.set(ofApi === null ? 0 : 1);
    const text = (await metrics.registry.metrics()) + (ofApi ?? '');
    return reply.type('text/plain; version=0.0.4').send(text);
  });
  app.get('/remotes.json', async (_request, reply) => {
    await remotes();
    return reply.header('cache-control', 'no-cache').send(publicRegistry(registry()));
  });
  app.get(SEARCH_PAGES_PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(searchPagesOf(registry(), await remotes())),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(publicUrl, await remotes())),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    await remotes();
    return sendKnown(request, reply, 'application/xml', await sitemap());
  });
  const news = async () => shownNews((await remotes()).remotes, await lists());
  app.get(NEWS_FEED_PATH, async (request, reply) =>
    sendKnown(request, reply, 'application/rss+xml', renderNewsFeed(await news(), publicUrl)),
  );
  app.get(NEWS_LIST_PATH, async (_request, reply) => reply.header('cache-control', 'no-cache').send(await news()));
}
