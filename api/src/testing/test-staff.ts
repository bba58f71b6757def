import type { Queryable } from '../db/database';
import type { StaffRight } from '../generated/resolvers-types';
import { createTestUser, type TestUser, type TestUserOptions } from './test-users';

/**
 * Gives rights to a user who had none, and proves the second factor in their sessions of now.
 */
export async function giveRights(db: Queryable, user: TestUser, rights: readonly StaffRight[]): Promise<void> {
  await db.query('insert into staff (user_id, rights) values ($1, $2::text[])', [user.id, rights]);
  await db.query('update sessions set proven_at = now() where user_id = $1', [user.id]);
}

/** Lets the proofs of a user be so old, as `11 minutes`; all proofs end without an age. */
export async function ageProof(db: Queryable, user: TestUser, age: string | null): Promise<void> {
  await db.query('update sessions set proven_at = now() - $2::interval where user_id = $1', [user.id, age]);
}

/** Adds one of the shop's own people, signed in and with a second factor proven. */
export async function createTestStaff(
  db: Queryable,
  rights: readonly StaffRight[],
  options: Partial<TestUserOptions> = {},
): Promise<TestUser> {
  const user = await createTestUser(db, options);
  await giveRights(db, user, rights);
  return user;
}
