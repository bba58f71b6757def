import type { FastifyInstance } from 'fastify';

/**
 * Tells caches to keep no failure that says nothing of them itself. Without a word, they may keep a
 * 404 for a while: a chunk that a host has not fetched yet would stay missing after it has come.
 */
export function noStoreFailures(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
