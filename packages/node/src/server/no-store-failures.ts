import type { FastifyInstance } from 'fastify';

/**
 * Tells caches not to keep a failed answer, unless it has a `cache-control` of its own. Otherwise
 * they may keep a 404 for a while: a chunk that a host has not fetched yet would stay missing after
 * it has come.
 */
export function noStoreFailures(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
