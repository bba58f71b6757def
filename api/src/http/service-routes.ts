import type { FastifyInstance } from 'fastify';
import { printSchema } from 'graphql';
import type { Registry } from 'prom-client';
import type { Backups } from '../backup/create-backups';
import type { Queryable } from '../db/database';
import { ping } from '../db/ping';
import { apiSchema } from '../graphql/schema';
import type { OutboxRepository } from '../mail/outbox-repository';
import type { LeadRepository } from '../modules/leads/lead-repository';
import { inTime } from './in-time';
import { createStateMetrics } from './state-metrics';

export interface ServiceRouteOptions {
  db: Queryable;
  /** Whether the database refuses orders for want of room. */
  isDiskFull: () => Promise<boolean>;
  outbox: OutboxRepository;
  leads: Pick<LeadRepository, 'countStoppedHooks'>;
  dataDir: string;
  /** Null when none are made by themselves. */
  readBackups: Backups['readState'];
  metrics: Registry;
}

const DATABASE_TIMEOUT_MS = 2_000;

/**
 * GET /healthz, /readyz and /metrics: for operators. GET /schema.graphql: for the checks of
 * versions before they go live. Of these, the host forwards /readyz only.
 */
export function registerServiceRoutes(
  app: FastifyInstance,
  { db, isDiskFull, outbox, leads, dataDir, readBackups, metrics }: ServiceRouteOptions,
): void {
  const measureState = createStateMetrics({ outbox, leads, dataDir, readBackups, registry: metrics });

  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const answers = await inTime(
      ping(db).then(() => true),
      DATABASE_TIMEOUT_MS,
    );
    if (!answers) return reply.code(503).send({ status: 'database does not answer' });
    // A probe that takes too long has no room either.
    const hasRoom = await inTime(
      isDiskFull().then((isFull) => !isFull),
      DATABASE_TIMEOUT_MS,
    );
    return hasRoom
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'the disk of the database is full', reads: true });
  });

  app.get('/schema.graphql', (_request, reply) => reply.type('text/plain').send(printSchema(apiSchema)));

  app.get('/metrics', async (_request, reply) => {
    await measureState();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
