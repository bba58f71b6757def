import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Queryable } from '../db/database';

const DATABASE_TIMEOUT_MS = 2_000;

function answersInTime(db: Queryable): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, false);
    const settle = (isReady: boolean) => {
      clearTimeout(timer);
      resolve(isReady);
    };
    db.query('select 1').then(
      () => settle(true),
      () => settle(false),
    );
  });
}

/** GET /healthz, /readyz and /metrics: for whoever runs the shop, not for shoppers. */
export function registerServiceRoutes(app: FastifyInstance, db: Queryable, metrics: Registry): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const isReady = await answersInTime(db);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'database does not answer' });
  });

  app.get('/metrics', async (_request, reply) => {
    void reply.type(metrics.contentType);
    return metrics.metrics();
  });
}
