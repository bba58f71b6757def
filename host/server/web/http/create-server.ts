import http from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
} from 'fastify';
import { drainBeforeClosing, HTTP_OPTIONS, noStoreFailures, readBodiesToTheEnd, requestId } from '@shop/node/server';
import { traceIdOf } from '@shop/node/tracing';
import { createAnswerCache, type AnswerCache, type Answered } from './answer-cache';
import { loggedPath } from './logged-path';
import type { Metrics } from './metrics';
import { createRequestTraces } from './request-traces';
import { addSecurityHeaders } from './security-headers';

export interface ServerOptions {
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** The proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: readonly string[];
  /** How long it keeps listening at shutdown, so that a proxy sees `/readyz` fail first. */
  pauseMs: number;
  /** How much the answers that are repeated may take. */
  maxAnswerBytes: number;
  /** The share of the requests that are traced, from 0 to 1. */
  tracedShare?: number;
}

/** A server without routes, and whether it is about to close. */
export interface Server {
  app: FastifyInstance;
  answers: AnswerCache;
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

/** As Fastify makes its own, but what is kept is answered before Fastify sees the request. */
function serverFactory({ repeat }: AnswerCache): FastifyServerFactory {
  return (handler) => {
    const server = http.createServer(HTTP_OPTIONS.http, (request, response) => {
      if (!repeat(request, response)) handler(request, response);
    });
    server.requestTimeout = HTTP_OPTIONS.requestTimeout;
    server.keepAliveTimeout = HTTP_OPTIONS.keepAliveTimeout;
    return server;
  };
}

/**
 * Creates a server without routes: security headers, limits of time, and one log line, one
 * measurement and one id per request.
 */
export function createServer(options: ServerOptions): Server {
  const { log, metrics, trustedProxies, pauseMs, maxAnswerBytes, tracedShare = 0 } = options;
  const traces = createRequestTraces(tracedShare);
  const onAnswer = ({ route, ms, ...line }: Answered, traceId: string | undefined) => {
    metrics.requestSeconds.observe({ route, status: line.status }, ms / 1000);
    log.info({ ...line, ms: Math.round(ms), traceId }, 'answered');
  };
  const answers = createAnswerCache({
    ...{ maxBytes: maxAnswerBytes, trustedProxies },
    onAnswer: (answered) => onAnswer(answered, traces.add(answered)),
  });
  const app = Fastify({
    ...HTTP_OPTIONS,
    serverFactory: serverFactory(answers),
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
  app.decorateRequest('trace', null);
  app.addHook('onRequest', async (request, reply) => {
    traces.begin(request, reply);
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime: ms }) => {
    const { id: reqId, method, routeOptions, trace } = request;
    const route = routeOptions.url ?? 'unknown';
    onAnswer({ reqId, method, path: loggedPath(request), status, route, ms }, traceIdOf(trace?.span));
  });
  app.addHook('preClose', async () => answers.close());
  return { app, answers, isDraining: drainBeforeClosing(app, pauseMs) };
}
