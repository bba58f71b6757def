import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { drainBeforeClosing, HTTP_OPTIONS, noStoreFailures, readBodiesToTheEnd, requestId } from '@shop/shared/server';
import { loggedPath } from './logged-path';
import type { Metrics } from './metrics';
import { addSecurityHeaders } from './security-headers';

export interface ServerOptions {
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** The proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: readonly string[];
  /** How long it keeps listening at shutdown, so that a proxy sees `/readyz` fail first. */
  pauseMs: number;
}

/** A server without routes, and whether it is about to close. */
export interface Server {
  app: FastifyInstance;
  isDraining: () => boolean;
}

/**
 * Fastify answers an address with a broken escape itself, in JSON. With its percent signs escaped,
 * it is an address like any other without a route: the 404 page.
 */
function mendEscapes(url: string): string {
  const [pathname = ''] = url.split('?');
  try {
    decodeURI(pathname);
    return url;
  } catch {
    return pathname.replaceAll('%', '%25') + url.slice(pathname.length);
  }
}

/** Scheme and authority of a whole address. */
const AUTHORITY = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * Clients of a proxy name the whole address, and a server has to take it (RFC 9112, section 3.2.2).
 * What is forwarded must not lead to another server.
 */
function originForm(url: string): string {
  const own = url.replace(AUTHORITY, '');
  return own.startsWith('/') || own === url ? own : `/${own}`;
}

/**
 * Creates a server without routes: security headers, limits of time, and one log line, one
 * measurement and one id per request.
 */
export function createServer({ log, metrics, trustedProxies, pauseMs }: ServerOptions): Server {
  const app = Fastify({
    ...HTTP_OPTIONS,
    loggerInstance: log,
    // Fastify logs two lines per request, with the whole address. The hook below replaces them.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...trustedProxies],
    rewriteUrl: ({ url = '/' }) => mendEscapes(originForm(url)),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
  });
  addSecurityHeaders(app);
  noStoreFailures(app);
  readBodiesToTheEnd(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requestSeconds.observe({ route, status: statusCode }, elapsedTime / 1000);
    request.log.info(
      { method: request.method, path: loggedPath(request), status: statusCode, ms: Math.round(elapsedTime) },
      'answered',
    );
  });
  return { app, isDraining: drainBeforeClosing(app, pauseMs) };
}
