import type { Queryable } from '../../db/database';
import type { StaffRight } from '../../generated/resolvers-types';
import { createToken, hashToken } from '../../secret-token';

/** A session in use lives on (docs/rules.md, Sessions). */
const UNUSED_DAYS = 30;
/** Then the user signs in again, however often the session is used. */
const MAX_DAYS = 90;
/** A use is written down at most this often, so that most requests write nothing. */
const USE_MINUTES = 60;

export interface SessionRow {
  id: number;
  /** null: unknown. */
  device: string | null;
  created_at: Date;
  last_used_at: Date;
  is_current: boolean;
}

/** Whose session it is, and what it opens. */
export interface UsedSession {
  user_id: number;
  /** Nothing for somebody who is no staff. */
  rights: readonly StaffRight[];
  /** When this session has last proved the second factor. */
  proven_at: Date | null;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Sessions are found by their tokens; only the hashes are stored. */
export function createSessionRepository(db: Queryable) {
  async function writeUse(hash: string): Promise<void> {
    await db.query(
      `update sessions
          set last_used_at = now(),
              expires_at = least(now() + make_interval(days => $2), created_at + make_interval(days => $3))
        where token_hash = $1 and expires_at > now()`,
      [hash, UNUSED_DAYS, MAX_DAYS],
    );
  }

  return {
    /**
     * Opens a session for a user whose password is still the one that was checked.
     * @returns the session's token; null when the password has changed since
     */
    async open(userId: number, passwordHash: string, device: string | null): Promise<string | null> {
      const token = createToken();
      // The lock: a concurrent password change either ends this session too, or prevents it.
      const { rows } = await db.query(
        `insert into sessions (token_hash, user_id, device, expires_at)
         select $1, id, $2, now() + make_interval(days => $3) from users
          where id = $4 and password_hash = $5 and confirmed_at is not null for share
         returning user_id`,
        [hashToken(token), device, UNUSED_DAYS, userId, passwordHash],
      );
      return rows.length > 0 ? token : null;
    },

    /** A live session, which thereby lives on; null when it is unknown or over. */
    async use(token: string): Promise<UsedSession | null> {
      const hash = hashToken(token);
      const { rows } = await db.query<UsedSession & { is_due: boolean }>(
        `select user_id, coalesce(rights, '{}') as rights, proven_at,
                last_used_at <= now() - make_interval(mins => $2) as is_due
           from sessions left join staff using (user_id) where token_hash = $1 and expires_at > now()`,
        [hash, USE_MINUTES],
      );
      const [session] = rows;
      // Not in one statement: one that may write costs twice as much, and every request asks.
      if (session?.is_due) await writeUse(hash);
      return session ?? null;
    },

    /** A user's live sessions: that of the token first, then by last use. */
    async findAllOf(userId: number, token: string | null): Promise<SessionRow[]> {
      const { rows } = await db.query<SessionRow>(
        `select id, device, created_at, last_used_at, token_hash is not distinct from $2 as is_current
           from sessions where user_id = $1 and expires_at > now()
          order by is_current desc, last_used_at desc, id desc`,
        [userId, token === null ? null : hashToken(token)],
      );
      return rows;
    },

    async close(token: string): Promise<void> {
      await db.query('delete from sessions where token_hash = $1', [hashToken(token)]);
    },

    /** Returns false when the user has no such session. */
    async closeOneOf(userId: number, id: number): Promise<boolean> {
      const { rows } = await db.query(
        'delete from sessions where user_id = $1 and id = $2 and expires_at > now() returning id',
        [userId, id],
      );
      return rows.length > 0;
    },

    /** @param kept the token of a session that stays */
    async closeAllOf(userId: number, kept: string | null = null): Promise<void> {
      await db.query('delete from sessions where user_id = $1 and token_hash is distinct from $2', [
        userId,
        kept === null ? null : hashToken(kept),
      ]);
    },

    async deleteExpired(): Promise<void> {
      await db.query('delete from sessions where expires_at <= now()');
    },
  };
}
