import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const CHECK_MS = 50;
const QUIET_CHECKS = 4;
const LONGEST_DRAIN_MS = 4000;

/**
 * Makes the closing of a server wait until its requests are answered. Closing it drops connections
 * whose request is still unread, so it stays open until several checks find no request.
 * @param pauseMs how long it keeps listening at least, so that a proxy notices
 * @returns whether the server is about to close
 */
export function drainBeforeClosing(app: FastifyInstance, pauseMs = 0): () => boolean {
  let isDraining = false;
  let open = 0;
  let arrived = 0;
  app.addHook('onRequest', async (_request, reply) => {
    open += 1;
    arrived += 1;
    // Emitted after the answer is sent, and also when the client disconnects.
    reply.raw.once('close', () => (open -= 1));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isDraining = app.server.listening;
    if (!isDraining) return;
    await setTimeout(pauseMs);
    const deadline = performance.now() + LONGEST_DRAIN_MS - pauseMs;
    for (let quiet = 0; quiet < QUIET_CHECKS && performance.now() < deadline;) {
      const before = arrived;
      await setTimeout(CHECK_MS);
      quiet = open === 0 && arrived === before ? quiet + 1 : 0;
    }
  });
  return () => isDraining;
}
