import type { FastifyInstance } from 'fastify';
import { endSpan, readTraceparent, runIn, SpanKind, startSpan, traceIdOf, type Context } from '@shop/node/tracing';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span that answers it; null when it is not traced. */
    span: Context | null;
  }
}

/**
 * Traces the requests that the host traces: nobody else reaches the API. Log lines of such a
 * request name its trace.
 */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', async (request, reply) => {
    const parent = readTraceparent(request.headers.traceparent);
    if (!parent) return;
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = startSpan({ name: `${method} ${route}`, kind: SpanKind.SERVER, attributes }, parent);
    request.span = span;
    request.log = request.log.child({ traceId: traceIdOf(span) });
    // Emitted after the answer is sent, and also when the client disconnects.
    reply.raw.once('close', () => endSpan(span, { status: reply.statusCode }));
  });
  // With a callback: what is called in it runs in the span. The body has been read by then.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) runIn(request.span, done);
    else done();
  });
}
