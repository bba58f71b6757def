import { AppError } from '../../errors/app-error';
import { showEmail } from '../../input/show-email';
import type { CurrentUser } from '../../generated/resolvers-types';
import type { UserRepository, UserRow } from './user-repository';

/** A user in the shape of the contract. */
export function toCurrentUser(user: UserRow): CurrentUser {
  const { id, fullname, phone, city, gender } = user;
  const email = showEmail(user.email);
  return { id, email, fullname, phone, city, gender, birthDate: user.birth_date, active: user.confirmed_at !== null };
}

/** @throws AppError UNAUTHENTICATED when the account was deleted after its session was read */
export function present(user: UserRow | null): UserRow {
  if (!user) throw new AppError('UNAUTHENTICATED', 'the user no longer exists');
  return user;
}

/** @throws AppError UNAUTHENTICATED */
export async function getCurrentUser(users: UserRepository, userId: number): Promise<CurrentUser> {
  return toCurrentUser(present(await users.findById(userId)));
}
