import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { Preview } from '@shop/node/bundles';
import { CALL_TOO_LARGE, MAX_CALL_BYTES } from '@shop/shared/page-documents';
import { LIST_NAMES, LISTS_PATH, type ListName } from '@shop/shared/public-lists';
import { visitorKey, type RequestLimit } from '@shop/node/server';
import { forwardedHeaders, forwarding } from './forwarding';
import { keptProducts } from '../lists/kept-products';
import type { ListCache } from '../lists/list-cache';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const API_TIMEOUT_MS = 20_000;

/** A page that needs a list cannot wait as long as an order can. */
const LIST_TIMEOUT_MS = 3000;

/** People read these. */
const UNAVAILABLE_TEXT = 'Магазин не\u00A0отвечает. Повторите через минуту';

const UNAVAILABLE = {
  errors: [{ message: UNAVAILABLE_TEXT, extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
};

const MAIL_UNAVAILABLE = { code: 'INTERNAL_SERVER_ERROR', message: UNAVAILABLE_TEXT };

const TOO_LARGE = { errors: [{ message: CALL_TOO_LARGE, extensions: { code: 'BAD_REQUEST' } }] };

const TOO_MANY = {
  errors: [{ message: 'Слишком много запросов. Попробуйте позже', extensions: { code: 'TOO_MANY_REQUESTS' } }],
};

const MAIL_TOO_LARGE = { code: 'BAD_REQUEST', message: 'Сообщение не отправлено: оно слишком большое' };

/** Refuses what the API would refuse, in the format of the address, before it is forwarded. */
function refuseHugeBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_CALL_BYTES },
    // The proxy serializes anything but a stream as JSON.
    (_request, body, done) => done(null, Readable.from([body])),
  );
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode !== 413) throw error;
    return reply.code(413).send(request.routeOptions.url === '/mail/send' ? MAIL_TOO_LARGE : TOO_LARGE);
  });
}

/** Names the versions of a preview: the API marks the orders that are placed in it. */
const PREVIEW_HEADER = 'x-shop-preview';

/** Nobody outside can send what the API trusts the host to say. */
function addPreview(headers: IncomingHttpHeaders, preview: Preview | null): IncomingHttpHeaders {
  const { [PREVIEW_HEADER]: _forged, ...rest } = headers;
  const versions = Object.entries(preview?.versions ?? {}).map(([remote, version]) => `${remote}@${version}`);
  return { ...rest, ...(versions.length > 0 && { [PREVIEW_HEADER]: versions.join(' ') }) };
}

/** A list that is a little old is better than a page without it. */
async function sendCachedList(request: FastifyRequest, reply: FastifyReply, name: ListName, lists: ListCache) {
  const list = (await lists.get())[name] ?? null;
  const text = list && name === 'products' ? await keptProducts(list, request.url) : (list?.text ?? null);
  reply.header('cache-control', 'no-store').type('application/json');
  if (text !== null) await reply.code(200).send(text);
  else await reply.code(503).header('retry-after', '5').send(UNAVAILABLE);
}

export interface ApiProxyOptions {
  apiUrl: string;
  lists: ListCache;
  /** Counts lists by a filter, for which the API may ask the database; null for no limit. */
  filterLimit: RequestLimit | null;
  /** The preview that the visitor has opened; null when there is none. */
  previewOf: (request: FastifyRequest) => Preview | null;
}

/** Forwards calls to the API as bytes: only the API parses and checks bodies. */
export async function addApiProxy(
  app: FastifyInstance,
  { apiUrl, lists, filterLimit, previewOf }: ApiProxyOptions,
): Promise<void> {
  await app.register(replyFrom, {
    base: apiUrl,
    disableRequestLogging: true,
    undici: { connections: 128, bodyTimeout: API_TIMEOUT_MS, headersTimeout: API_TIMEOUT_MS },
  });
  await app.register(async (scope) => {
    refuseHugeBodies(scope);
    const withPreview = (request: FastifyRequest, fallback: object) => ({
      ...forwarding(fallback),
      rewriteRequestHeaders: (_request: unknown, headers: IncomingHttpHeaders) =>
        forwardedHeaders(request, addPreview(headers, previewOf(request))),
    });
    const forward = (fallback: object) => (request: FastifyRequest, reply: FastifyReply) =>
      reply.from(request.url, withPreview(request, fallback));
    scope.all('/api', forward(UNAVAILABLE));
    for (const name of LIST_NAMES) {
      scope.get(LISTS_PATH + name, (request, reply) => {
        // A whole list is the same for all, and comes from the API's memory.
        const retryAfter = request.url.includes('?') ? (filterLimit?.(visitorKey(request.ip)) ?? 0) : 0;
        if (retryAfter > 0)
          return reply.code(429).headers({ 'cache-control': 'no-store', 'retry-after': retryAfter }).send(TOO_MANY);
        return reply.from(request.url, {
          ...withPreview(request, UNAVAILABLE),
          timeout: LIST_TIMEOUT_MS,
          onError: () => void sendCachedList(request, reply, name, lists),
        });
      });
    }
    scope.all('/mail/send', forward(MAIL_UNAVAILABLE));
    scope.route({ method: ['GET', 'POST'], url: '/mail/moderation/:key', handler: forward(MAIL_UNAVAILABLE) });
  });
}
