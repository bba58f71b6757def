import type { Queryable } from '../../db/database';
import { createToken, hashToken } from '../../secret-token';

export type EmailTokenPurpose = 'confirmation' | 'recovery';

export const EMAIL_TOKEN_SECONDS: Record<EmailTokenPurpose, number> = {
  confirmation: 3 * 24 * 60 * 60,
  recovery: 60 * 60,
};

export type EmailTokenRepository = ReturnType<typeof createEmailTokenRepository>;

/** The tokens of mailed links. Each works once, for one user and one purpose. */
export function createEmailTokenRepository(db: Queryable) {
  return {
    /** Creates a token; only its hash is stored. */
    async create(userId: number, purpose: EmailTokenPurpose): Promise<string> {
      const token = createToken();
      await db.query(
        `insert into email_tokens (token_hash, user_id, purpose, expires_at)
         values ($1, $2, $3, now() + make_interval(secs => $4))`,
        [hashToken(token), userId, purpose, EMAIL_TOKEN_SECONDS[purpose]],
      );
      return token;
    },

    async isLive(token: string, userId: number, purpose: EmailTokenPurpose): Promise<boolean> {
      const { rows } = await db.query(
        'select from email_tokens where token_hash = $1 and user_id = $2 and purpose = $3 and expires_at > now()',
        [hashToken(token), userId, purpose],
      );
      return rows.length > 0;
    },

    /** Uses up a token. False when it is unknown, another user's, expired or already used. */
    async use(token: string, userId: number, purpose: EmailTokenPurpose): Promise<boolean> {
      const { rows } = await db.query(
        `delete from email_tokens where token_hash = $1 and user_id = $2 and purpose = $3 and expires_at > now()
         returning user_id`,
        [hashToken(token), userId, purpose],
      );
      return rows.length > 0;
    },

    async deleteAllOf(userId: number): Promise<void> {
      await db.query('delete from email_tokens where user_id = $1', [userId]);
    },

    async deleteExpired(): Promise<void> {
      await db.query('delete from email_tokens where expires_at <= now()');
    },
  };
}
