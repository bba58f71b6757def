import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyRequest } from 'fastify';

/** Headers of one connection, which a proxy does not forward (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // Node has answered it already, before the body was read.
  'expect',
]);

/**
 * Returns the headers that are meant for the next server too. Those that `Connection` names are
 * removed by the proxy already.
 */
function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

/** Tells the next server who asks, and by which id the logs name the request. */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'id'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  return { ...endToEndHeaders(headers), 'x-forwarded-for': request.ip, 'x-request-id': request.id };
}

/**
 * Options for `reply.from`.
 * @param unavailable the body of the answer 503 when the next server does not answer
 */
export function forwarding(unavailable: object): FastifyReplyFromHooks {
  return {
    rewriteRequestHeaders: forwardedHeaders,
    rewriteHeaders: endToEndHeaders,
    onError: (reply) => {
      void reply.code(503).header('retry-after', '5').type('application/json').send(unavailable);
    },
  };
}
