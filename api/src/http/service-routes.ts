import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../db/database';
import { ping } from '../db/ping';
import type { OutboxRepository } from '../mail/outbox-repository';

export interface ServiceRouteOptions {
  db: Queryable;
  outbox: OutboxRepository;
  metrics: Registry;
}

const DATABASE_TIMEOUT_MS = 2_000;

function answersInTime(db: Queryable): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, false);
    const settle = (isReady: boolean) => {
      clearTimeout(timer);
      resolve(isReady);
    };
    ping(db).then(
      () => settle(true),
      () => settle(false),
    );
  });
}

/** GET /healthz, /readyz and /metrics: for operators, not for shoppers. */
export function registerServiceRoutes(app: FastifyInstance, { db, outbox, metrics }: ServiceRouteOptions): void {
  const waitingMails = new Gauge({
    name: 'mails_waiting',
    help: 'Mails in the outbox that are not sent yet',
    registers: [metrics],
  });

  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const isReady = await answersInTime(db);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'database does not answer' });
  });

  app.get('/metrics', async (_request, reply) => {
    waitingMails.set(await outbox.countWaiting());
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
