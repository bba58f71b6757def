import type { Database, Queryable } from './db/database';
import { lockUser } from './db/lock-user';
import { AppError } from './errors/app-error';

/** A list of each user's own: read at any time, changed by one request per user at a time. */
export interface UserList<Repository> {
  rows: Repository;
  /**
   * One transaction. Changes by one user wait for each other, so limits hold and nothing deadlocks.
   */
  change: <T>(userId: number, work: (rows: Repository) => Promise<T>) => Promise<T>;
}

/** Creates a list of which each user sees and changes only their own rows. */
export function createUserList<Repository>(
  db: Database,
  createRepository: (db: Queryable) => Repository,
): UserList<Repository> {
  return {
    rows: createRepository(db),
    change: (userId, work) =>
      db.transaction(async (tx) => {
        await lockUser(tx, userId);
        return work(createRepository(tx));
      }),
  };
}

/**
 * Refuses a list with too many rows. Thrown inside `change`, the error rolls back the rows added
 * there.
 * @param count the user's rows, including the new ones
 * @throws AppError BAD_REQUEST with a text to show
 */
export function refuseMoreThan(limit: number, count: number, text: string): void {
  if (count > limit) throw new AppError('BAD_REQUEST', `more than ${limit} rows of one user`, { text });
}
