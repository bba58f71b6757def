import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { onStop } from '@shop/shared/server';
import { SettingsError } from '@shop/shared/settings';
import { createApp } from './app';
import { openDatabase, StorageError } from './db/open-database';
import type { Database } from './db/database';
import { createLog } from './log';
import { readSettings, type Settings } from './settings';

const STOP_TIMEOUT_MS = 10_000;

/**
 * A one-line message for the operator; null for an unexpected failure, which needs its stack trace.
 */
function explain(error: unknown): string | null {
  if (error instanceof SettingsError || error instanceof StorageError) return error.message;
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  return isPortTaken ? `API_PORT ${String(error.port)} is taken by another program` : null;
}

function fail(error: unknown): never {
  process.stderr.write(`${explain(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}

async function stop(app: FastifyInstance, db: Database, log: Logger): Promise<never> {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  await app.close();
  await db.close();
  log.info('stopped');
  process.exit(0);
}

async function serve(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const db = await openDatabase(settings, (error) => log.warn({ err: error }, 'database connection lost'));
  const app = await createApp({ settings, db, log });
  if (!settings.areRateLimitsOn) log.warn('RATE_LIMITS is off: requests are not limited');
  await app.listen({ host: settings.host, port: settings.port, listenTextResolver: () => 'listening' });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : settings.port;
  log.info({ port, database: db.kind }, 'ready');
  onStop((reason) => {
    log.info({ reason }, 'stopping');
    void stop(app, db, log);
  });
  process.send?.({ type: 'ready', port });
}

try {
  serve(readSettings()).catch(fail);
} catch (error) {
  fail(error);
}
