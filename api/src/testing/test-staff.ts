import type { Queryable } from '../db/database';
import type { StaffRight } from '../generated/resolvers-types';
import { createTestUser, type TestUser, type TestUserOptions } from './test-users';

/** Gives rights to a user who had none. */
export async function giveRights(db: Queryable, user: TestUser, rights: readonly StaffRight[]): Promise<void> {
  await db.query('insert into staff (user_id, rights) values ($1, $2::text[])', [user.id, rights]);
}

/** Adds one of the shop's own people, signed in. */
export async function createTestStaff(
  db: Queryable,
  rights: readonly StaffRight[],
  options: Partial<TestUserOptions> = {},
): Promise<TestUser> {
  const user = await createTestUser(db, options);
  await giveRights(db, user, rights);
  return user;
}
