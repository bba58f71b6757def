import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyRequest } from 'fastify';
import { tracedCall } from './request-traces';

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

/**
 * Tells the next server who asks, by which id the logs name the request, and what trace it is part
 * of. A browser cannot ask the next server to trace anything.
 */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'id' | 'method' | 'trace'>,
  { traceparent: _own, tracestate: _state, ...headers }: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const forwarded = { 'x-forwarded-for': request.ip, 'x-request-id': request.id };
  return { ...endToEndHeaders(headers), ...forwarded, ...tracedCall(request) };
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
