import type { FastifyInstance } from 'fastify';
import { printSchema } from 'graphql';
import type { Registry } from 'prom-client';
import type { Queryable } from '../db/database';
import { ping } from '../db/ping';
import { createApiSchema } from '../graphql/schema';
import type { OutboxRepository } from '../mail/outbox-repository';
import { inTime } from './in-time';
import { createStateMetrics } from './state-metrics';

export interface ServiceRouteOptions {
  db: Queryable;
  outbox: OutboxRepository;
  dataDir: string;
  metrics: Registry;
}

const DATABASE_TIMEOUT_MS = 2_000;

/**
 * GET /healthz, /readyz and /metrics: for operators. GET /schema.graphql: for the checks of
 * versions before they go live. Of these, the host forwards /readyz only.
 */
export function registerServiceRoutes(
  app: FastifyInstance,
  { db, outbox, dataDir, metrics }: ServiceRouteOptions,
): void {
  const measureState = createStateMetrics({ outbox, dataDir, registry: metrics });

  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const isReady = await inTime(
      ping(db).then(() => true),
      DATABASE_TIMEOUT_MS,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'database does not answer' });
  });

  app.get('/schema.graphql', (_request, reply) => reply.type('text/plain').send(printSchema(createApiSchema())));

  app.get('/metrics', async (_request, reply) => {
    await measureState();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
