import { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { forwarding } from './forwarding';

/** A publication is checked before its answer. */
const TIMEOUT_MS = 60_000;

/** The largest file of a version, which `delivery` checks again. */
const MAX_BODY_BYTES = 10_000_000;

const UNAVAILABLE = { code: 'INTERNAL_SERVER_ERROR', message: 'delivery is unavailable: try again' };

/**
 * Forwards `/delivery/*` to the writer of the registry, which checks each caller's token. Its other
 * addresses are for hosts only.
 * @param deliveryUrl null where there is none
 */
export async function addDeliveryProxy(app: FastifyInstance, deliveryUrl: string | null): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, Readable.from([body])),
    );
    if (deliveryUrl)
      await scope.register(replyFrom, {
        base: deliveryUrl,
        disableRequestLogging: true,
        undici: { bodyTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS },
      });
    scope.all('/delivery/*', (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!deliveryUrl) return reply.code(503).send(UNAVAILABLE);
      return reply.from(request.url, forwarding(UNAVAILABLE));
    });
  });
}
