import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { print } from 'graphql';
import {
  CATALOG_PATH,
  CatalogDocument,
  LIST_NAMES,
  LISTS_PATH,
  PRODUCT_PAGES_PATH,
  ProductPagesDocument,
  PublicListsDocument,
  SELLER_PATH,
  SellerDocument,
  type ListName,
} from '@shop/shared/public-lists';
import { visitorKey } from '@shop/node/server';
import type { ApiContext, Services, Visitor } from '../context';
import type { ErrorCode } from '../errors/app-error';
import { statusOf } from '../errors/public-error';
import { createPublicOperationCheck } from '../graphql/public-operation';
import type { ApiYoga } from '../graphql/yoga';
import { keepFailure } from './failure';
import { bodyText, normalBody, parseJson, parseJsonObject } from './json-body';
import { chooseEncoding, type FreshAnswer, type PublicAnswer, type PublicAnswers } from './public-answers';
import type { SecurityLog } from './security-log';
import { GUEST, readPreview, readVisitor } from './visitor';

export interface ApiRouteOptions {
  yoga: ApiYoga;
  services: Services;
  answers: PublicAnswers;
  securityLog: SecurityLog;
}

type IsPublicOperation = ReturnType<typeof createPublicOperationCheck>;

const GRAPHQL_JSON = 'application/graphql-response+json';

function contentType(request: FastifyRequest): string {
  const type = request.headers.accept?.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : 'application/json';
  return `${type}; charset=utf-8`;
}

function sendPublic(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
  void reply.code(answer.status);
  void reply.header('content-type', contentType(request)).header('vary', 'accept-encoding, accept');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(answer[encoding]);
}

/**
 * Whether the body requests public data only. An unreadable body does not:
 * Yoga reports what is wrong with it.
 */
function requestsPublicData(body: string, isPublicOperation: IsPublicOperation): boolean {
  try {
    const { query, operationName } = parseJsonObject(body);
    return (
      typeof query === 'string' && isPublicOperation(query, typeof operationName === 'string' ? operationName : null)
    );
  } catch {
    return false;
  }
}

// Printed once: printing takes longer than all the rest of an answer from the cache.
const LISTS_QUERY = print(PublicListsDocument);
const CATALOG_QUERY = print(CatalogDocument);

/** The GraphQL request for one public list. */
function listRequest(name: ListName, filter: unknown): string {
  const wanted = Object.fromEntries(LIST_NAMES.map((other) => [other, other === name]));
  return JSON.stringify({ query: LISTS_QUERY, variables: { ...wanted, filter } });
}

/**
 * The value of a query parameter, which is JSON; null without one. Other text stays as it is, and
 * GraphQL says what is wrong with it.
 */
function readParameter(request: FastifyRequest, name: string): unknown {
  const text = new URL(request.url, 'http://api').searchParams.get(name);
  if (text === null) return null;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** Answers with errors are 200 in GraphQL; here the status says what they are. */
function statusOfAnswer({ status, identity }: PublicAnswer): number {
  if (status !== 200) return status;
  const { errors } = JSON.parse(identity.toString()) as { errors: { extensions: { code: ErrorCode } }[] }; // our own
  return Math.max(...errors.map(({ extensions }) => statusOf(extensions.code)));
}

/**
 * POST /api: public lists come from the cache, everything else goes through Yoga.
 * GET /api/lists/<name>: one public list, GET /api/catalog: a page of goods. HTTP caches keep both
 * by their version.
 */
export function registerApiRoute(app: FastifyInstance, options: ApiRouteOptions): void {
  const { yoga, services, answers, securityLog } = options;
  const isPublicOperation = createPublicOperationCheck();

  function execute(request: FastifyRequest, body: string, visitor: Visitor): Promise<Response> {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const report = (error: unknown) => keepFailure(request, error);
    const userAgent = request.headers['user-agent'] ?? '';
    const record = securityLog(request);
    const context: ApiContext = {
      ...services,
      ...visitor,
      address: visitorKey(request.ip),
      preview: readPreview(request.headers),
      userAgent,
      report,
      record,
    };
    return Promise.resolve(yoga.fetch('http://api/api', { method: 'POST', body, headers }, context));
  }

  async function executePublic(request: FastifyRequest, body: string): Promise<FreshAnswer> {
    const response = await execute(request, body, GUEST);
    const text = await response.text();
    return { status: response.status, text, isCacheable: response.ok && !('errors' in parseJsonObject(text)) };
  }

  async function answerGet(request: FastifyRequest, reply: FastifyReply, body: string) {
    const answer = await answers.fill(body, () => executePublic(request, body));
    if (!answer.isCacheable) {
      void reply.header('cache-control', 'no-store');
      return sendPublic(request, reply, { ...answer, status: statusOfAnswer(answer) });
    }
    void reply.header('cache-control', 'public, no-cache').header('etag', answer.etag);
    if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
    return sendPublic(request, reply, answer);
  }

  for (const name of LIST_NAMES) {
    app.get(LISTS_PATH + name, (request, reply) =>
      // Without a filter, the list of products would be whole. As an empty filter it is refused.
      answerGet(request, reply, listRequest(name, readParameter(request, 'filter') ?? {})),
    );
  }

  app.get(CATALOG_PATH, (request, reply) => {
    const input = readParameter(request, 'input') ?? {};
    return answerGet(request, reply, JSON.stringify({ query: CATALOG_QUERY, variables: { input } }));
  });

  const pagesRequest = JSON.stringify({ query: print(ProductPagesDocument) });
  app.get(PRODUCT_PAGES_PATH, (request, reply) => answerGet(request, reply, pagesRequest));

  const sellerRequest = JSON.stringify({ query: print(SellerDocument) });
  app.get(SELLER_PATH, (request, reply) => answerGet(request, reply, sellerRequest));

  app.post('/api', async (request, reply) => {
    const body = normalBody(bodyText(request.body));
    void reply.header('cache-control', 'no-store');
    const isKnown = answers.find(body) !== null;
    if (isKnown || requestsPublicData(body, isPublicOperation)) {
      return sendPublic(request, reply, await answers.fill(body, () => executePublic(request, body)));
    }
    const visitor = await readVisitor(
      request.headers.authorization,
      (token) => services.account.sessions.use(token),
      securityLog(request),
    );
    const response = await execute(request, body, visitor);
    void reply.code(response.status).header('content-type', contentType(request));
    return reply.send(await response.text());
  });
}
