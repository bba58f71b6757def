import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { onStop } from '@shop/node/server';
import { startTracing } from '@shop/node/tracing';
import { findUnsafeSettings } from './db/find-unsafe-settings';
import { findRisks } from './find-risks';
import { openDatabase } from './db/open-database';
import type { Database } from './db/database';
import { explainFailure } from './explain-failure';
import { createLog } from './log';
import { readSettings, type Settings } from './settings';

const STOP_TIMEOUT_MS = 10_000;

function fail(error: unknown): never {
  process.stderr.write(`${explainFailure(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}

interface Started {
  app: FastifyInstance;
  db: Database;
  log: Logger;
  stopTracing: () => Promise<void>;
}

async function stop({ app, db, log, stopTracing }: Started): Promise<never> {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  await app.close();
  await db.close();
  await stopTracing();
  log.info('stopped');
  process.exit(0);
}

const loadApp = () => import(/* webpackMode: "eager" */ './app');

async function serve(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const stopTracing = await startTracing({
    ...{ endpoint: settings.tracing.endpoint, service: 'shop-api', followsCalls: true },
    onFailure: (reason) => log.warn({ reason }, 'the collector of traces does not take them'),
  });
  const onIdleError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const threadProgram = path.join(__dirname, 'engine-thread.cjs');
  // The application loads while the database opens, which takes as long. Sooner, and the thread of
  // the database would not begin before it has loaded.
  const db = await openDatabase(settings, { onIdleError, threadProgram, onWaiting: () => void loadApp() });
  const { createApp } = await loadApp();
  for (const setting of await findUnsafeSettings(db))
    log.warn({ setting }, 'the database is not safe from a power cut');
  const app = await createApp({ settings, db, log });
  for (const risk of findRisks(settings)) log.warn(risk);
  await app.listen({ host: settings.host, port: settings.port, listenTextResolver: () => 'listening' });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : settings.port;
  log.info({ port, database: db.kind }, 'ready');
  onStop((reason) => {
    log.info({ reason }, 'stopping');
    void stop({ app, db, log, stopTracing });
  });
  process.send?.({ type: 'ready', port });
}

// Mails hold live links, and orders hold addresses: what is written is this user's alone.
process.umask(0o077);
try {
  serve(readSettings()).catch(fail);
} catch (error) {
  fail(error);
}
