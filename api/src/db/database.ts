import type { PoolClient, Pool, QueryResultRow } from 'pg';

/** Runs one statement; values are always parameters. */
export interface Queryable {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** The one face of both databases. */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgresql';
  /**
   * Runs `work` in one transaction and rolls back when it throws.
   * Inside, use only `tx`: the embedded database has one connection, and a query past it would wait for ever.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

async function runInTransaction<T>(client: PoolClient, work: (tx: Queryable) => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // The first failure is the one worth telling; a connection that cannot roll back is broken anyway.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** A database over a `pg` pool; `release` frees what lies beneath the pool. */
export function databaseOverPool(
  kind: Database['kind'],
  pool: Pool,
  release: () => Promise<void> = () => Promise.resolve(),
): Database {
  return {
    kind,
    query: (text, values) => pool.query(text, values),
    async transaction(work) {
      const client = await pool.connect();
      try {
        return await runInTransaction(client, work);
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.end();
      await release();
    },
  };
}
