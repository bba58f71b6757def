import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext, Services } from '../context';
import { createPublicOperationCheck } from '../graphql/public-operation';
import type { ApiYoga } from '../graphql/yoga';
import { chooseEncoding, type KeptAnswer, type PublicAnswers } from './public-answers';

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

function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
  void reply.header('content-type', contentType(request)).header('vary', 'accept-encoding, accept');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(answer[encoding]);
}

/** Whether the body asks for public data only. A body that cannot be read is not: Yoga says what is wrong with it. */
function asksForPublicData(body: string, isPublicOperation: IsPublicOperation): boolean {
  try {
    const { query, operationName } = Object(JSON.parse(body));
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

  function execute(request: FastifyRequest, body: string): Promise<Response> {
    const { accept = 'application/json' } = request.headers;
    const headers = { 'content-type': 'application/json', accept };
    const context: ApiContext = { ...services, address: request.ip, userId: null };
    return Promise.resolve(yoga.fetch('http://api/api', { method: 'POST', body, headers }, context));
  }

  async function sendFresh(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
    void reply
      .code(response.status)
      .header('content-type', response.headers.get('content-type') ?? contentType(request));
    return reply.send(await response.text());
  }

  async function answerPublic(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
    const kept = await answers.fill(body, async () => {
      const response = await execute(request, body);
      const text = await response.text();
      return response.ok && !('errors' in Object(JSON.parse(text))) ? text : null;
    });
    return kept ? sendKept(request, reply, kept) : sendFresh(request, reply, await execute(request, body));
  }

  app.post('/api', async (request, reply) => {
    const body = String(request.body ?? '');
    void reply.header('cache-control', 'no-store');
    const kept = await answers.find(body);
    if (kept) return sendKept(request, reply, kept);
    if (asksForPublicData(body, isPublicOperation)) return answerPublic(request, reply, body);
    return sendFresh(request, reply, await execute(request, body));
  });
}
