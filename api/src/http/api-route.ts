import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext, Services, Visitor } from '../context';
import { createPublicOperationCheck } from '../graphql/public-operation';
import type { ApiYoga } from '../graphql/yoga';
import { bodyText, parseJsonObject } from './json-body';
import { chooseEncoding, type FreshAnswer, type PublicAnswer, type PublicAnswers } from './public-answers';
import { GUEST, readVisitor } from './visitor';

export interface ApiRouteOptions {
  yoga: ApiYoga;
  services: Services;
  answers: PublicAnswers;
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

/** Whether the body asks for public data only. A body that cannot be read is not: Yoga says what is wrong with it. */
function asksForPublicData(body: string, isPublicOperation: IsPublicOperation): boolean {
  try {
    const { query, operationName } = parseJsonObject(body);
    return (
      typeof query === 'string' && isPublicOperation(query, typeof operationName === 'string' ? operationName : null)
    );
  } catch {
    return false;
  }
}

/** POST /api: public lists from memory, everything else through Yoga. */
export function registerApiRoute(app: FastifyInstance, { yoga, services, answers }: ApiRouteOptions): void {
  const isPublicOperation = createPublicOperationCheck();

  function execute(request: FastifyRequest, body: string, visitor: Visitor): Promise<Response> {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const report = (error: unknown) => request.log.error({ err: error }, 'operation failed');
    const context: ApiContext = { ...services, ...visitor, address: request.ip, report };
    return Promise.resolve(yoga.fetch('http://api/api', { method: 'POST', body, headers }, context));
  }

  async function executePublic(request: FastifyRequest, body: string): Promise<FreshAnswer> {
    const response = await execute(request, body, GUEST);
    const text = await response.text();
    return { status: response.status, text, isKept: response.ok && !('errors' in parseJsonObject(text)) };
  }

  app.post('/api', async (request, reply) => {
    const body = bodyText(request.body);
    void reply.header('cache-control', 'no-store');
    const isKnown = answers.find(body) !== null;
    if (isKnown || asksForPublicData(body, isPublicOperation)) {
      return sendPublic(request, reply, await answers.fill(body, () => executePublic(request, body)));
    }
    const visitor = await readVisitor(request.headers.authorization, (token) =>
      services.account.sessions.findUserId(token),
    );
    const response = await execute(request, body, visitor);
    void reply.code(response.status).header('content-type', contentType(request));
    return reply.send(await response.text());
  });
}
