import { PassThrough } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { forwarding } from './forwarding';

/** A large photo takes the API half a minute, after others that wait. */
const TIMEOUT_MS = 90_000;

/** The API's own limit. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

const UNAVAILABLE = { code: 'INTERNAL_SERVER_ERROR', message: 'Студия не\u00A0отвечает. Повторите через минуту' };
const TOO_LARGE = { code: 'BAD_REQUEST', message: 'Файл слишком большой: можно до\u00A010\u00A0МБ' };

/**
 * Forwards `POST /media`, a picture for pages. The file passes through and is never in memory here
 * as a whole: the API refuses strangers by their token, before it reads one.
 */
export async function addMediaProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The request itself must outlive a failed proxy, or its answer has no connection any more.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body.pipe(new PassThrough())));
    await scope.register(replyFrom, {
      base: apiUrl,
      disableRequestLogging: true,
      undici: { bodyTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS },
    });
    // Before the file passes on: what is left of it is read and thrown away.
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return reply.code(413).send(TOO_LARGE);
    });
    scope.post('/media', (request, reply) => reply.from(request.url, forwarding(UNAVAILABLE)));
  });
}
