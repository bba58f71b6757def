import type { PoolClient, Pool, QueryResultRow } from 'pg';
import { AppError } from '../errors/app-error';

/** Runs one SQL statement. Values are always parameters. */
export interface Queryable {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** The common interface of both databases. */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgresql';
  /**
   * Runs `work` in one transaction and rolls back when it throws.
   * Inside, use `tx` only: the embedded database has one connection,
   * so any other query waits forever.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const CHARACTER_NOT_IN_REPERTOIRE = '22021';

/**
 * PostgreSQL cannot store U+0000 in a text. That is the client's fault, whichever field it was for.
 */
function refuseUnstorableText(error: unknown): never {
  const isUnstorable = error instanceof Error && 'code' in error && error.code === CHARACTER_NOT_IN_REPERTOIRE;
  throw isUnstorable ? new AppError('BAD_REQUEST', 'a text with U+0000') : error;
}

function queryableOver(connection: Queryable): Queryable {
  return {
    query: <Row extends QueryResultRow>(text: string, values?: unknown[]) =>
      connection.query<Row>(text, values).catch(refuseUnstorableText),
  };
}

async function runInTransaction<T>(client: PoolClient, work: (tx: Queryable) => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work(queryableOver(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // The first failure is the one to report; a connection that cannot roll back is broken anyway.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** A database over a `pg` pool. `release` frees what is beneath the pool. */
export function databaseOverPool(
  kind: Database['kind'],
  pool: Pool,
  release: () => Promise<void> = () => Promise.resolve(),
): Database {
  return {
    kind,
    ...queryableOver(pool),
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
