import type { Queryable } from '../../db/database';
import { createToken, hashToken } from '../../secret-token';

/** The lifetime of the cookie that holds the token. */
const SESSION_SECONDS = 604_800;

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Sessions are found by their tokens; only the hashes are stored. */
export function createSessionRepository(db: Queryable) {
  return {
    /**
     * Opens a session for a user whose password is still the one that was checked.
     * @returns the session's token; null when the password has changed since
     */
    async open(userId: number, passwordHash: string): Promise<string | null> {
      const token = createToken();
      // The lock: a concurrent password change either ends this session too, or prevents it.
      const { rows } = await db.query(
        `insert into sessions (token_hash, user_id, expires_at)
         select $1, id, now() + make_interval(secs => $2) from users
          where id = $3 and password_hash = $4 and confirmed_at is not null for share
         returning user_id`,
        [hashToken(token), SESSION_SECONDS, userId, passwordHash],
      );
      return rows.length > 0 ? token : null;
    },

    /** The user of a live session; null when the token is unknown or expired. */
    async findUserId(token: string): Promise<number | null> {
      const { rows } = await db.query<{ user_id: number }>(
        'select user_id from sessions where token_hash = $1 and expires_at > now()',
        [hashToken(token)],
      );
      return rows[0]?.user_id ?? null;
    },

    async close(token: string): Promise<void> {
      await db.query('delete from sessions where token_hash = $1', [hashToken(token)]);
    },

    async closeAllOf(userId: number): Promise<void> {
      await db.query('delete from sessions where user_id = $1', [userId]);
    },

    async deleteExpired(): Promise<void> {
      await db.query('delete from sessions where expires_at <= now()');
    },
  };
}
