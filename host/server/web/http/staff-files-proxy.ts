import { PassThrough } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { forwarding } from './forwarding';

/** The API checks 5,000 rows in seconds; a busy one takes longer. */
const TIMEOUT_MS = 60_000;

/** The API's own limit. */
const MAX_BODY_BYTES = 5 * 1024 * 1024;

const UNAVAILABLE = { code: 'INTERNAL_SERVER_ERROR', message: 'Магазин не\u00A0отвечает. Повторите через минуту' };
const TOO_LARGE = { code: 'BAD_REQUEST', message: 'Файл слишком большой: можно до\u00A05\u00A0МБ' };

/**
 * Forwards tables of goods to the API, and back. A file passes through: the API refuses strangers
 * by their token, before it reads one.
 */
export async function addStaffFilesProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The request itself must outlive a failed proxy, or its answer has no connection any more.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body.pipe(new PassThrough())));
    await scope.register(replyFrom, {
      base: apiUrl,
      disableRequestLogging: true,
      undici: { bodyTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS },
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return reply.code(413).send(TOO_LARGE);
    });
    scope.post('/staff/files', (request, reply) => reply.from(request.url, forwarding(UNAVAILABLE)));
    scope.get('/staff/export/goods.csv', (request, reply) => reply.from(request.url, forwarding(UNAVAILABLE)));
  });
}
