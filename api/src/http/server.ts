import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { isTracing } from '@shop/node/tracing';
import { CALL_TOO_LARGE, MAX_CALL_BYTES } from '@shop/shared/page-documents';
import {
  createRequestLimit,
  drainBeforeClosing,
  HTTP_OPTIONS,
  noStoreFailures,
  readBodiesToTheEnd,
  requestId,
  visitorKey,
} from '@shop/node/server';
import type { ErrorCode } from '../errors/app-error';
import { messageOf } from '../errors/public-error';
import { findFailure, keepFailure } from './failure';
import { createMetrics } from './metrics';
import type { FloodLimit } from './flood-limit';
import { traceRequests } from './request-spans';
import { readPreview } from './visitor';
import { createSecurityLog, type SecurityLog } from './security-log';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked again and again: an answer without news is no line of the log. */
    isPolled?: boolean;
  }
}

function codeOf(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
}

function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
  more = {},
): FastifyReply {
  const code = codeOf(status);
  const body =
    request.routeOptions.url === '/api'
      ? { errors: [{ message, extensions: { code, ...more } }] }
      : { code, message, ...more };
  return reply.code(status).send(body);
}

function failureOf(error: FastifyError): { status: number; message: string } {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, message: CALL_TOO_LARGE };
  return status >= 400 && status < 500
    ? { status, message: error.message }
    : { status: 500, message: messageOf('INTERNAL_SERVER_ERROR') };
}

function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message } = failureOf(error);
    if (status === 500) keepFailure(request, error);
    return sendFailure(request, reply, status, message);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, 404, messageOf('NOT_FOUND')));
}

function refuseOtherMethods(app: FastifyInstance, url: string): void {
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    handler: (request, reply) => sendFailure(request, reply.header('allow', 'POST'), 405, 'POST only'),
  });
}

/**
 * The renderer on this machine sends requests for everybody;
 * only proxied requests have a visitor's address.
 */
function isOwnRenderer(request: FastifyRequest): boolean {
  return LOOPBACK.has(request.ip) && request.headers['x-forwarded-for'] === undefined;
}

function limitRequests(app: FastifyInstance, floodLimit: FloodLimit, securityLog: SecurityLog): void {
  // Once a minute for each visitor: a flood must not fill the log.
  const countRecords = createRequestLimit({ max: 1 });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || isOwnRenderer(request)) return;
    const visitor = visitorKey(request.ip);
    const retryAfter = floodLimit.count(visitor);
    if (retryAfter === 0) return;
    if (countRecords(visitor) === 0) securityLog(request)('limit-reached', { reason: 'too many requests' });
    void reply.header('retry-after', retryAfter);
    return sendFailure(request, reply, 429, messageOf('TOO_MANY_REQUESTS'), { retryAfter });
  });
}

function observe(app: FastifyInstance): ReturnType<typeof createMetrics> {
  const metrics = createMetrics();
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode, elapsedTime } = reply;
    metrics.requestSeconds.observe({ route, status: statusCode }, elapsedTime / 1000);
    // No address, no query, no body: nothing here says who sent the request.
    const preview = readPreview(request.headers);
    const fields = {
      ...{ method: request.method, route, status: statusCode, ms: Math.round(elapsedTime) },
      ...(preview !== null && { preview }),
    };
    const failure = findFailure(request);
    if (failure) request.log.error({ ...fields, err: failure.error }, 'failed');
    // A host that asks twice a second whether something has changed would fill the log.
    else if (request.routeOptions.config.isPolled && statusCode === 304) request.log.debug(fields, 'answered');
    else request.log.info(fields, 'answered');
  });
  return metrics;
}

export interface ServerOptions {
  log: FastifyBaseLogger;
  /** The proxies that may name a visitor's address. The host is one, on this machine. */
  trustedProxies: readonly string[];
  /** Null when requests are not limited. */
  floodLimit: FloodLimit | null;
}

/**
 * Creates the HTTP server with everything that all routes share: limits, error answers, logs and
 * metrics.
 */
export function createServer({ log, trustedProxies, floodLimit }: ServerOptions) {
  const app = Fastify({
    ...HTTP_OPTIONS,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_CALL_BYTES,
    trustProxy: ['loopback', ...trustedProxies],
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    routerOptions: { ignoreTrailingSlash: false },
  });
  // The body's text is the cache key of public answers, so it is parsed only where needed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  if (isTracing()) traceRequests(app);
  answerFailures(app);
  noStoreFailures(app);
  readBodiesToTheEnd(app);
  drainBeforeClosing(app);
  const metrics = observe(app);
  const securityLog = createSecurityLog(metrics);
  if (floodLimit) limitRequests(app, floodLimit, securityLog);
  refuseOtherMethods(app, '/api');
  refuseOtherMethods(app, '/mail/send');
  return { app, metrics, securityLog };
}
