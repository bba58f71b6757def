import type { Database, Queryable } from './db/database';
import { lockUser } from './db/lock-user';
import { AppError } from './errors/app-error';

/** A list each user has of their own: read at any time, changed by one request of a user after the other. */
export interface UserList<Repository> {
  rows: Repository;
  /** One transaction. As changes of one user wait for each other, sizes are kept and none of them deadlock. */
  change: <T>(userId: number, work: (rows: Repository) => Promise<T>) => Promise<T>;
}

/** A list of which each user sees and changes what is theirs. */
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
 * Thrown inside `change`, the refusal takes back what was added there.
 * @param count rows of the user, the new one among them
 * @throws AppError BAD_REQUEST with a text for people
 */
export function refuseMoreThan(limit: number, count: number, text: string): void {
  if (count > limit) throw new AppError('BAD_REQUEST', `more than ${limit} rows of one user`, { text });
}
