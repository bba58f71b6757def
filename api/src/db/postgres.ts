import pg from 'pg';
import { databaseOverPool, type Database } from './database';

const CONNECTION_TIMEOUT_MS = 5_000;
const POOL_SIZE = 10;

/** A PostgreSQL server, version 13 or later. Connections are opened when needed. */
export function openPostgresDatabase(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'shop-api',
  });
  // Without a listener, a restart of the server would end this process.
  pool.on('error', onIdleError);
  return databaseOverPool('postgresql', pool);
}
