import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';

function isBodyArriving({ headers, readableEnded, destroyed }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !readableEnded && !destroyed;
}

/**
 * Reads what is left of a request before its answer is sent, and throws it away. A connection that
 * is closed while its body arrives is reset, and a proxy that is still writing the body then
 * answers 502. The time is limited by `requestTimeout`.
 */
export function readBodiesToTheEnd(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isBodyArriving(raw)) return;
    raw.resume();
    await finished(raw, { cleanup: true }).catch(() => undefined); // the client is gone
    // Fastify closes the connection after a body that is too large.
    reply.removeHeader('connection');
  });
}
