import { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const API_TIMEOUT_MS = 20_000;

const UNAVAILABLE = {
  errors: [{ message: 'The API is unavailable', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
};

const MAIL_UNAVAILABLE = { code: 'INTERNAL_SERVER_ERROR', message: 'The API is unavailable' };

/** What the API takes; no request of the shop comes near it. */
const MAX_BODY_BYTES = 100_000;

const TOO_LARGE = { errors: [{ message: 'The body is too large', extensions: { code: 'BAD_REQUEST' } }] };

const MAIL_TOO_LARGE = { code: 'BAD_REQUEST', message: 'Сообщение не отправлено: оно слишком большое' };

/** The API would end the connection while a huge body is still on its way, which looks as if it were down. */
function refuseHugeBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    // Of what is no stream, the proxy would make JSON anew.
    (_request, body, done) => done(null, Readable.from([body])),
  );
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode !== 413) throw error;
    // What is still on its way is read and dropped: a client that writes into a closed connection does not see the answer.
    reply.removeHeader('connection');
    request.raw.resume();
    return reply.code(413).send(request.routeOptions.url === '/mail/send' ? MAIL_TOO_LARGE : TOO_LARGE);
  });
}

/** Passes what belongs to the API on to it, as bytes: bodies are read and checked in one place, there. */
export async function addApiProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(replyFrom, {
    base: apiUrl,
    undici: { connections: 128, bodyTimeout: API_TIMEOUT_MS, headersTimeout: API_TIMEOUT_MS },
  });
  await app.register(async (scope) => {
    refuseHugeBodies(scope);
    const forward = (fallback: object) => (request: FastifyRequest, reply: FastifyReply) =>
      reply.from(request.url, {
        rewriteRequestHeaders: (_request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-request-id': request.id,
        }),
        onError: (failed) => {
          void failed.code(503).header('retry-after', '5').type('application/json').send(fallback);
        },
      });
    scope.all('/api', forward(UNAVAILABLE));
    scope.all('/mail/send', forward(MAIL_UNAVAILABLE));
    scope.get('/readyz', forward({ status: 'unavailable' }));
  });
}
