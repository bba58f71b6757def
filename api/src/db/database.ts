import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient, Pool, QueryResultRow } from 'pg';
import { AppError } from '../errors/app-error';
import type { LogPart } from './log-part';
import type { FolderCopy } from './folder-copy';
import { inStatementSpan } from './statement-span';

/** Runs one SQL statement. Values are always parameters. */
export interface Queryable {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** The common interface of both databases. */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgresql';
  /**
   * Runs `work` in one transaction and rolls back when it throws.
   * Inside, use `tx` only. The embedded database has one connection, so any other query would wait
   * for ever, as on a server once all connections are taken: it throws at once.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * For what acknowledges nothing, such as counts of limits: its changes do not wait for the disk,
   * and a power cut may take the last ones. Each is a transaction of its own.
   */
  readonly relaxed: Queryable;
  /**
   * Lets another program copy the folder of the embedded database while this one goes on. One copy
   * at a time. A database on a server is copied without this program.
   */
  readonly beginCopy?: () => Promise<FolderCopy>;
  /** What its log has got since a place; a LogGoneError where it does not reach back so far. */
  readonly readLog?: (from: number) => Promise<LogPart>;
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
      inStatementSpan(text, () => connection.query<Row>(text, values)).catch(refuseUnstorableText),
  };
}

const BEGIN = 'begin';
const BEGIN_RELAXED = 'begin; set local synchronous_commit = off';

async function runInTransaction<T>(client: PoolClient, work: (tx: Queryable) => Promise<T>, begin: string): Promise<T> {
  const tx = queryableOver(client);
  await tx.query(begin);
  try {
    const result = await work(tx);
    await tx.query('commit');
    return result;
  } catch (error) {
    // The first failure is the one to report; a connection that cannot roll back is broken anyway.
    await tx.query('rollback').catch(() => undefined);
    throw error;
  }
}

const ignoreLoss = () => undefined;

/** A transaction that its own code may still be in; what it has begun may go on after it. */
interface Running {
  isOpen: boolean;
}

/** A database over a `pg` pool. `release` frees what is beneath the pool. */
export function databaseOverPool(
  kind: Database['kind'],
  pool: Pool,
  release: () => Promise<void> = () => Promise.resolve(),
): Database {
  const current = new AsyncLocalStorage<Running>();
  const refuseInside = (): void => {
    if (current.getStore()?.isOpen) throw new Error('a query beside the transaction that it waits for');
  };
  const pooled = queryableOver(pool);
  const run = async <T>(work: (tx: Queryable) => Promise<T>, begin: string): Promise<T> => {
    refuseInside();
    const running: Running = { isOpen: true };
    const client = await pool.connect();
    // Between two statements nobody else hears that the server has gone: the event would end this
    // program. The next statement fails.
    client.on('error', ignoreLoss);
    try {
      return await current.run(running, () => runInTransaction(client, work, begin));
    } finally {
      running.isOpen = false;
      client.off('error', ignoreLoss);
      client.release();
    }
  };
  return {
    kind,
    async query<Row extends QueryResultRow>(text: string, values?: unknown[]) {
      refuseInside();
      return pooled.query<Row>(text, values);
    },
    transaction: (work) => run(work, BEGIN),
    relaxed: {
      query: <Row extends QueryResultRow>(text: string, values?: unknown[]) =>
        run((tx) => tx.query<Row>(text, values), BEGIN_RELAXED),
    },
    async close() {
      await pool.end();
      await release();
    },
  };
}
