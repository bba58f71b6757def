import { AppError } from '../../errors/app-error';
import type { CurrentUser } from '../../generated/resolvers-types';
import type { UserRepository, UserRow } from './user-repository';

/** A user as the contract shows them. */
export function toCurrentUser(user: UserRow): CurrentUser {
  const { id, email, fullname, phone, city, gender } = user;
  return { id, email, fullname, phone, city, gender, birthDate: user.birth_date, active: user.confirmed_at !== null };
}

/** @throws AppError UNAUTHENTICATED when the account was removed after the session had been read */
export async function getUser(users: UserRepository, userId: number): Promise<UserRow> {
  const user = await users.findById(userId);
  if (!user) throw new AppError('UNAUTHENTICATED', `user ${userId} is gone`);
  return user;
}
