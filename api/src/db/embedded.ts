import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { databaseOverPool, type Database } from './database';

const CONNECTION_TIMEOUT_MS = 15_000;

/**
 * PGlite behind a `pg` pool of one connection: more than one would give dirty reads.
 * @param folder where the database lives; null keeps it in memory
 */
export async function openEmbeddedDatabase(folder: string | null): Promise<Database> {
  const pglite = await PGlite.create(folder ?? 'memory://');

  // A client that failed takes its connection with it, so each client gets one of its own.
  class EmbeddedClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super(Object.assign({}, config, createPgConfig(pglite)));
    }
  }

  const pool = new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  pool.on('error', () => undefined);
  return databaseOverPool('embedded', pool, () => pglite.close());
}
