import { PassThrough } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { forwarding } from './forwarding';

interface UploadProxyOptions {
  apiUrl: string;
  /** How long the API may take to answer. */
  timeoutMs: number;
  /** The API's own limit. */
  mostBytes: number;
  /** The answer to a larger file. */
  tooLarge: object;
  /** The answer while the API is away. */
  unavailable: object;
  /** Addresses that take a file. */
  posts: readonly string[];
  gets?: readonly string[];
}

/**
 * Forwards files to the API. They pass through and are never in memory here as a whole: the API
 * refuses strangers by their token, before it reads one.
 */
export async function addUploadProxy(app: FastifyInstance, options: UploadProxyOptions): Promise<void> {
  const { apiUrl, timeoutMs, mostBytes, tooLarge, unavailable, posts, gets = [] } = options;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The request itself must outlive a failed proxy, or its answer has no connection any more.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body.pipe(new PassThrough())));
    await scope.register(replyFrom, {
      base: apiUrl,
      disableRequestLogging: true,
      undici: { bodyTimeout: timeoutMs, headersTimeout: timeoutMs },
    });
    // Before the file passes on: what is left of it is read and thrown away.
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (Number(request.headers['content-length'] ?? 0) > mostBytes) return reply.code(413).send(tooLarge);
    });
    for (const path of posts) scope.post(path, (request, reply) => reply.from(request.url, forwarding(unavailable)));
    for (const path of gets) scope.get(path, (request, reply) => reply.from(request.url, forwarding(unavailable)));
  });
}
