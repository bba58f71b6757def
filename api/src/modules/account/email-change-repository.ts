import type { Queryable } from '../../db/database';
import { createToken, hashToken } from '../../secret-token';
import { EMAIL_TOKEN_SECONDS } from './email-token-repository';

export type EmailChangeRepository = ReturnType<typeof createEmailChangeRepository>;

/**
 * New e-mails that wait for the click in their mailbox; a user has at most one. They are rows of
 * `email_tokens`, and go with the user's other links.
 */
export function createEmailChangeRepository(db: Queryable) {
  return {
    /** Creates one more token for the new e-mail; only its hash is stored. */
    async add(userId: number, newEmail: string): Promise<string> {
      const token = createToken();
      await db.query(
        `insert into email_tokens (token_hash, user_id, purpose, new_email, expires_at)
         values ($1, $2, 'email-change', $3, now() + make_interval(secs => $4))`,
        [hashToken(token), userId, newEmail, EMAIL_TOKEN_SECONDS.confirmation],
      );
      return token;
    },

    /** The e-mail that a user waits for; null when there is none. */
    async findNewEmail(userId: number): Promise<string | null> {
      const { rows } = await db.query<{ new_email: string }>(
        `select new_email from email_tokens
          where user_id = $1 and purpose = 'email-change' and expires_at > now() limit 1`,
        [userId],
      );
      return rows[0]?.new_email ?? null;
    },

    /** The user whose new e-mail a live token confirms; null when it is no such token. */
    async findUserId(token: string, newEmail: string): Promise<number | null> {
      const { rows } = await db.query<{ user_id: number }>(
        `select user_id from email_tokens
          where token_hash = $1 and new_email = $2 and purpose = 'email-change' and expires_at > now()`,
        [hashToken(token), newEmail],
      );
      return rows[0]?.user_id ?? null;
    },

    async cancel(userId: number): Promise<void> {
      await db.query("delete from email_tokens where user_id = $1 and purpose = 'email-change'", [userId]);
    },
  };
}
