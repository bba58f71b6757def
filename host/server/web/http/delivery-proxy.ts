import { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { visitorKey, type RequestLimit } from '@shop/node/server';
import { forwarding } from './forwarding';

/** A publication is checked before its answer. */
const TIMEOUT_MS = 60_000;

/** The largest file of a version, which the publisher checks again. */
const MAX_BODY_BYTES = 10_000_000;

const UNAVAILABLE = { code: 'INTERNAL_SERVER_ERROR', message: 'delivery is unavailable: try again' };

/** Needs no token, so that a wrong one does not shut it. */
const KIT_PATH = '/delivery/kit/';

const UNAUTHENTICATED = 401;

export interface DeliveryProxyOptions {
  /** Null where there is none. */
  deliveryUrl: string | null;
  /** Counts wrong tokens of an address; null for no limit. */
  limit: RequestLimit | null;
  onWrongToken: () => void;
}

/**
 * Forwards `/delivery/*` to the writer of the registry, which checks each caller's token. Its other
 * addresses are for hosts only. A visitor who tries tokens is stopped here, and reported.
 */
export async function addDeliveryProxy(
  app: FastifyInstance,
  { deliveryUrl, limit, onWrongToken }: DeliveryProxyOptions,
): Promise<void> {
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
    scope.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode !== UNAUTHENTICATED) return;
      limit?.(visitorKey(request.ip));
      onWrongToken();
    });
    scope.all('/delivery/*', { config: { loggedPath: 'whole' } }, (request, reply) => {
      reply.header('cache-control', 'no-store');
      const retryAfter = request.url.startsWith(KIT_PATH) ? 0 : (limit?.(visitorKey(request.ip), 0) ?? 0);
      if (retryAfter > 0)
        return reply
          .code(429)
          .header('retry-after', retryAfter)
          .send({
            code: 'TOO_MANY_REQUESTS',
            message: `too many wrong tokens from this address: try again in ${retryAfter} s`,
          });
      if (!deliveryUrl) return reply.code(503).send(UNAVAILABLE);
      return reply.from(request.url, forwarding(UNAVAILABLE));
    });
  });
}
