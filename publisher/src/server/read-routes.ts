import type { FastifyInstance } from 'fastify';
import { RefusedError } from '@shop/node/refused-error';
import { statusOf, type VersionHistory } from '../figures';
import { RIGHTS } from '../tokens';
import { DELIVERY_PATH, type Access } from './access';
import { bodies, parseBody } from './bodies';

const MAX_HISTORY = 1000;

/** Adds the routes that only read. */
export function addReadRoutes(app: FastifyInstance, access: Access, figures: () => readonly VersionHistory[]): void {
  app.get(`${DELIVERY_PATH}/versions`, async (request) => (await access.ofCaller(request)).delivery.list());

  app.get(`${DELIVERY_PATH}/status`, async (request) =>
    statusOf(await (await access.ofCaller(request)).delivery.list(), figures()),
  );

  app.get(`${DELIVERY_PATH}/hosts`, async (request) => (await access.ofCaller(request)).delivery.hosts());

  app.get(`${DELIVERY_PATH}/following`, async (request) => (await access.ofCaller(request)).delivery.following());

  /** Asked before the long work of a publication. */
  app.get<{ Params: { name: string; right: string } }>(
    `${DELIVERY_PATH}/remotes/:name/rights/:right`,
    async (request, reply) => {
      const right = RIGHTS.find((one) => one === request.params.right);
      if (!right) throw new RefusedError(`there are the rights ${RIGHTS.join(', ')}`, 'NOT_FOUND');
      await access.of(request, right, request.params.name);
      return reply.code(204).send();
    },
  );

  app.get(`${DELIVERY_PATH}/disagreements`, async (request) =>
    (await access.ofCaller(request)).delivery.disagreements(),
  );

  app.get<{ Querystring: { limit?: string } }>(`${DELIVERY_PATH}/history`, async (request) => {
    const limit = Number(request.query.limit ?? MAX_HISTORY);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_HISTORY)
      throw new RefusedError(`limit is a number from 1 to ${MAX_HISTORY}`);
    return (await access.ofCaller(request)).delivery.history(limit);
  });

  app.post(`${DELIVERY_PATH}/explain`, async (request) => {
    const { delivery } = await access.ofCaller(request);
    return delivery.explain(parseBody(bodies.explain, request.body).what);
  });

  app.get(`${DELIVERY_PATH}/api-check`, async (request) => (await access.ofCaller(request)).delivery.checkApi());
}
