import net from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const CHECK_MS = 50;
const QUIET_CHECKS = 4;
const LONGEST_DRAIN_MS = 4000;

const IDLE_TURN_MS = 0.1;
const MOST_TURNS = 5000;

/**
 * Waits for a turn of the event loop that had nothing to do. All connections that the kernel has
 * made are then accepted; those that are not are reset when the server stops listening.
 */
async function untilAllAreAccepted(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const startedAt = performance.now();
    await setImmediate();
    if (performance.now() - startedAt < IDLE_TURN_MS) return;
  }
}

/**
 * Makes the closing of a server wait until its requests are answered. It goes on listening for a
 * while; then it takes no new connections, and answers what arrives on those it has.
 * @param pauseMs how long it keeps listening, so that a proxy notices
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
    await untilAllAreAccepted();
    // The method of http.Server also closes connections on which a request is just arriving.
    net.Server.prototype.close.call(app.server);
    const deadline = performance.now() + LONGEST_DRAIN_MS - pauseMs;
    for (let quiet = 0; quiet < QUIET_CHECKS && performance.now() < deadline;) {
      const before = arrived;
      await setTimeout(CHECK_MS);
      quiet = open === 0 && arrived === before ? quiet + 1 : 0;
    }
  });
  return () => isDraining;
}
