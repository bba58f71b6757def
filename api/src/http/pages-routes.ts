import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readInstant } from '@shop/shared/format';
import {
  FIGURES_PATH,
  GOODS_VERSION_HEADER,
  PROOFS_PATH,
  PUBLISHED_PATH,
  RELEASE_PATH,
} from '@shop/shared/page-documents';
import { messageOf } from '../errors/public-error';
import type { PagesServices } from '../modules/pages/pages-services';
import { createFigureTaker } from '../modules/page-figures/take-figures';
import { hasCommons, shownDocument } from '../modules/pages/common-blocks';
import { keepProof } from '../modules/pages/keep-proof';
import { takeRelease } from '../modules/pages/take-release';
import { bodyText, parseJsonObject } from './json-body';
import type { PublishedPages } from './published-pages';
import { readFigures, readTestSums } from './read-figures';
import { isPageId, readProof, readRelease } from './read-release';

/** All documents and schemas of a release. */
const RELEASE_LIMIT_BYTES = 8_000_000;
const VERSION_NUMBER = /^[1-9]\d{0,8}$/;
const TOKEN = /^[\w-]{43}$/;

const JSON_TYPE = 'application/json; charset=utf-8';

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ code: 'NOT_FOUND', message: messageOf('NOT_FOUND') });
}

function sendRefused(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ code: 'BAD_REQUEST', message });
}

function parseBody(request: FastifyRequest): Record<string, unknown> | null {
  try {
    return parseJsonObject(bodyText(request.body));
  } catch {
    return null;
  }
}

interface VersionRoute {
  Params: { id: string; number: string };
  Querystring: { at?: string };
}

export interface PagesRouteOptions {
  pages: PagesServices;
  published: PublishedPages;
  /** Of goods and lists, without the stock. */
  goodsVersion: () => number;
}

/**
 * /pages/…: what hosts and the API tell each other. Nobody else reaches them: the host forwards
 * none, and what any proxy forwarded is refused as unknown.
 */
export async function registerPagesRoutes(
  app: FastifyInstance,
  { pages, published, goodsVersion }: PagesRouteOptions,
): Promise<void> {
  const takeFigures = createFigureTaker(pages);
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers['x-forwarded-for'] !== undefined) return sendNotFound(reply);
      void reply.header('cache-control', 'no-store');
    });

    scope.put(RELEASE_PATH, { bodyLimit: RELEASE_LIMIT_BYTES }, async (request, reply) => {
      const release = readRelease(parseBody(request) ?? {});
      if (!release) return sendRefused(reply, 'this is no release of pages');
      const refused = await takeRelease(pages, release);
      if (refused.length > 0) request.log.warn({ pages: refused }, 'other pages have the addresses of these');
      return reply.send({ refused });
    });

    scope.get(PUBLISHED_PATH, { config: { isPolled: true } }, (request, reply) => {
      const { text, etag } = published.current();
      void reply.header('etag', etag).header('cache-control', 'no-cache');
      void reply.header(GOODS_VERSION_HEADER, goodsVersion());
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(JSON_TYPE).send(text);
    });

    scope.get<VersionRoute>('/pages/:id/versions/:number', async (request, reply) => {
      const { id, number } = request.params;
      // A host that names no time is older than the periods of blocks: it keeps what it gets.
      const timeMs = readInstant(request.query.at ?? new Date().toISOString());
      const version =
        isPageId(id) && VERSION_NUMBER.test(number) ? await pages.versions.find(id, Number(number)) : null;
      if (!version || timeMs === null) return sendNotFound(reply);
      const document = await shownDocument(version.document, timeMs, pages);
      if (!hasCommons(version.document)) void reply.header('cache-control', 'max-age=31536000, immutable');
      return reply.send(document);
    });

    scope.get<{ Params: { token: string } }>('/pages/drafts/:token', async (request, reply) => {
      const { token } = request.params;
      const preview = TOKEN.test(token) ? await pages.previews.find(token) : null;
      if (!preview) return sendNotFound(reply);
      return reply.send({ ...preview, document: await shownDocument(preview.document, Date.now(), pages) });
    });

    scope.post(PROOFS_PATH, async (request, reply) => {
      const proof = readProof(parseBody(request) ?? {});
      if (!proof) return sendRefused(reply, 'this is no proof of a page');
      return (await keepProof(pages, proof)) ? reply.code(204).send() : sendNotFound(reply);
    });

    scope.post(FIGURES_PATH, async (request, reply) => {
      const body = parseBody(request) ?? {};
      const [sums, tests] = [readFigures(body), readTestSums(body)];
      if (!sums || !tests) return sendRefused(reply, 'these are no figures of pages');
      await takeFigures(sums, tests);
      return reply.code(204).send();
    });
  });
}
