import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { databaseOverPool, type Database } from './database';

const CONNECTION_TIMEOUT_MS = 15_000;

/**
 * PGlite behind a `pg` pool of one connection: with more than one, reads would be dirty.
 * @param folder where the database is stored; null means in memory
 */
export async function openEmbeddedDatabase(folder: string | null): Promise<Database> {
  const pglite = await PGlite.create(folder ?? 'memory://');

  // A failed client closes its connection, so each client gets its own.
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
