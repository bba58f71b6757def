import type { Queryable } from '../db/database';
import { createSessionRepository } from '../modules/account/session-repository';

export interface TestUser {
  id: number;
  email: string;
  /** Digits, as stored. */
  phone: string;
  /** A live session's headers, for `request` and `order` of a test shop. */
  headers: { authorization: string };
}

export interface TestUserOptions {
  email: string;
  phone: string;
  fullname: string;
  /** By default no password matches; a test that signs in sets its own hash. */
  passwordHash: string;
}

let made = 0;

/** Adds a user with a confirmed e-mail and a live session; each call adds another one. */
export async function createTestUser(db: Queryable, options: Partial<TestUserOptions> = {}): Promise<TestUser> {
  made += 1;
  const unique = { email: `user${made}@example.ru`, phone: `7912${String(made).padStart(7, '0')}` };
  const user = { ...unique, fullname: 'Анна Ветрова', passwordHash: 'none', ...options };
  const { rows } = await db.query<{ id: number }>(
    'insert into users (email, phone, fullname, password_hash, confirmed_at) values ($1, $2, $3, $4, now()) returning id',
    [user.email, user.phone, user.fullname, user.passwordHash],
  );
  const id = rows[0]?.id ?? 0;
  const token = await createSessionRepository(db).open(id, user.passwordHash, null);
  return { id, email: user.email, phone: user.phone, headers: { authorization: `Bearer ${token ?? ''}` } };
}
