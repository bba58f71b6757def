import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { ErrorCode } from '../errors/app-error';
import { messageOf } from '../errors/public-error';
import { createMetrics } from './metrics';
import { createRequestLimit } from './request-limit';

const BODY_LIMIT_BYTES = 100_000;
const CHECK_MS = 50;
const QUIET_CHECKS = 4;
const LONGEST_DRAIN_MS = 4_000;
const REQUEST_ID = /^[\w-]{8,64}$/;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
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
  return status >= 400 && status < 500
    ? { status, message: error.message }
    : { status: 500, message: messageOf('INTERNAL_SERVER_ERROR') };
}

function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message } = failureOf(error);
    if (status === 500) request.log.error({ err: error }, 'request failed');
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

function limitRequests(app: FastifyInstance): void {
  const count = createRequestLimit();
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || isOwnRenderer(request)) return;
    const retryAfter = count(request.ip);
    if (retryAfter === 0) return;
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
    request.log.info({ method: request.method, route, statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
  return metrics;
}

/**
 * Requests that are in flight when the signal comes still get an answer, with a hint to reconnect.
 * Closing the server drops connections whose request is still unread, so it stays open until
 * several checks find no request.
 */
function drainBeforeClosing(app: FastifyInstance): void {
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
    const deadline = Date.now() + LONGEST_DRAIN_MS;
    for (let quiet = 0; isDraining && quiet < QUIET_CHECKS && Date.now() < deadline;) {
      const before = arrived;
      await setTimeout(CHECK_MS);
      quiet = open === 0 && arrived === before ? quiet + 1 : 0;
    }
  });
}

export interface ServerOptions {
  log: FastifyBaseLogger;
  areRateLimitsOn: boolean;
}

/**
 * Creates the HTTP server with everything that all routes share: limits, error answers, logs and
 * metrics.
 */
export function createServer({ log, areRateLimitsOn }: ServerOptions) {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: 'loopback',
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false },
  });
  // The body's text is the cache key of public answers, so it is parsed only where needed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  answerFailures(app);
  drainBeforeClosing(app);
  if (areRateLimitsOn) limitRequests(app);
  const metrics = observe(app);
  refuseOtherMethods(app, '/api');
  refuseOtherMethods(app, '/mail/send');
  return { app, metrics };
}
