import type { Queryable } from '../../../db/database';
import { createToken, hashToken } from '../../../secret-token';

const LINK_DAYS = 3;
const CHALLENGE_MINUTES = 5;
const ENROL_MINUTES = 60;

export interface PasskeyRow {
  id: string;
  name: string;
  public_key: string;
  counter: number;
  last_used_at: Date | null;
}

export interface FactorCounts {
  has_totp: boolean;
  codes: number;
  passkeys: number;
}

export interface SessionProof {
  proven_at: Date | null;
  /** null: no link was opened, or more than an hour ago. */
  may_enrol_until: Date | null;
}

export type ChallengePurpose = 'add' | 'prove';

export type FactorRepository = ReturnType<typeof createFactorRepository>;

/** Second factors, what proves them, and the links by which the first one is added. */
export function createFactorRepository(db: Queryable) {
  return {
    async count(userId: number): Promise<FactorCounts> {
      const { rows } = await db.query<FactorCounts>(
        `select exists (select from staff_totp where user_id = $1 and secret is not null) as has_totp,
                (select count(*)::int from staff_recovery_codes where user_id = $1) as codes,
                (select count(*)::int from staff_passkeys where user_id = $1) as passkeys`,
        [userId],
      );
      return rows[0] ?? { has_totp: false, codes: 0, passkeys: 0 };
    },

    /** Two changes of one person's factors follow each other: only one of them is the first. */
    async lock(userId: number): Promise<void> {
      await db.query('select from users where id = $1 for update', [userId]);
    },

    async findProof(sessionToken: string): Promise<SessionProof> {
      const { rows } = await db.query<SessionProof>(
        `select proven_at, case when may_enrol_until > now() then may_enrol_until end as may_enrol_until
           from sessions where token_hash = $1`,
        [hashToken(sessionToken)],
      );
      return rows[0] ?? { proven_at: null, may_enrol_until: null };
    },

    async prove(sessionToken: string): Promise<void> {
      await db.query('update sessions set proven_at = now() where token_hash = $1', [hashToken(sessionToken)]);
    },

    async forgetProofs(userId: number): Promise<void> {
      await db.query('update sessions set proven_at = null, may_enrol_until = null where user_id = $1', [userId]);
    },

    /** A mailed link was opened in this session. */
    async allowEnrolment(sessionToken: string): Promise<void> {
      await db.query('update sessions set may_enrol_until = now() + make_interval(mins => $2) where token_hash = $1', [
        hashToken(sessionToken),
        ENROL_MINUTES,
      ]);
    },

    /** Makes a link and returns its token. Former links of the person end. */
    async createLink(userId: number): Promise<string> {
      const token = createToken();
      await db.query('delete from staff_factor_links where user_id = $1', [userId]);
      await db.query(
        `insert into staff_factor_links (token_hash, user_id, expires_at)
         values ($1, $2, now() + make_interval(days => $3))`,
        [hashToken(token), userId, LINK_DAYS],
      );
      return token;
    },

    /** Uses up a link; false when it is unknown, used, expired or another person's. */
    async useLink(userId: number, token: string): Promise<boolean> {
      const { rows } = await db.query(
        'delete from staff_factor_links where token_hash = $1 and user_id = $2 and expires_at > now() returning user_id',
        [hashToken(token), userId],
      );
      return rows.length > 0;
    },

    async startTotp(userId: number, secret: string): Promise<void> {
      await db.query(
        `insert into staff_totp (user_id, pending_secret) values ($1, $2)
         on conflict (user_id) do update set pending_secret = excluded.pending_secret`,
        [userId, secret],
      );
    },

    async findTotp(userId: number): Promise<{ secret: string | null; pending_secret: string | null } | null> {
      const { rows } = await db.query<{ secret: string | null; pending_secret: string | null }>(
        'select secret, pending_secret from staff_totp where user_id = $1',
        [userId],
      );
      return rows[0] ?? null;
    },

    /** Replaces the former secret, if there was one. */
    async confirmTotp(userId: number, step: number): Promise<void> {
      await db.query(
        'update staff_totp set secret = pending_secret, pending_secret = null, last_step = $2 where user_id = $1',
        [userId, step],
      );
    },

    /** Takes a code of a time step, once; false when that step or a later one was taken. */
    async useStep(userId: number, step: number): Promise<boolean> {
      const { rows } = await db.query(
        'update staff_totp set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
        [userId, step],
      );
      return rows.length > 0;
    },

    async removeTotp(userId: number): Promise<boolean> {
      const { rows } = await db.query('delete from staff_totp where user_id = $1 returning secret', [userId]);
      return rows.length > 0;
    },

    async findPasskeys(userId: number): Promise<PasskeyRow[]> {
      const { rows } = await db.query<PasskeyRow>(
        `select id, name, public_key, counter::float8 as counter, last_used_at
           from staff_passkeys where user_id = $1 order by added_at, id`,
        [userId],
      );
      return rows;
    },

    /** Returns false when the passkey is known already. */
    async addPasskey(userId: number, key: Omit<PasskeyRow, 'last_used_at'>): Promise<boolean> {
      const { rows } = await db.query(
        `insert into staff_passkeys (id, user_id, name, public_key, counter) values ($1, $2, $3, $4, $5)
         on conflict (id) do nothing returning id`,
        [key.id, userId, key.name, key.public_key, key.counter],
      );
      return rows.length > 0;
    },

    async usePasskey(id: string, counter: number): Promise<void> {
      await db.query('update staff_passkeys set counter = $2, last_used_at = now() where id = $1', [id, counter]);
    },

    async renamePasskey(userId: number, id: string, name: string): Promise<boolean> {
      const { rows } = await db.query(
        'update staff_passkeys set name = $3 where user_id = $1 and id = $2 returning id',
        [userId, id, name],
      );
      return rows.length > 0;
    },

    async removePasskey(userId: number, id: string): Promise<boolean> {
      const { rows } = await db.query('delete from staff_passkeys where user_id = $1 and id = $2 returning id', [
        userId,
        id,
      ]);
      return rows.length > 0;
    },

    /** Replaces the codes of a person. */
    async setRecoveryCodes(userId: number, hashes: readonly string[]): Promise<void> {
      await db.query('delete from staff_recovery_codes where user_id = $1', [userId]);
      await db.query('insert into staff_recovery_codes (user_id, code_hash) select $1, unnest($2::text[])', [
        userId,
        hashes,
      ]);
    },

    async useRecoveryCode(userId: number, hash: string): Promise<boolean> {
      const { rows } = await db.query(
        'delete from staff_recovery_codes where user_id = $1 and code_hash = $2 returning code_hash',
        [userId, hash],
      );
      return rows.length > 0;
    },

    async setChallenge(sessionToken: string, purpose: ChallengePurpose, challenge: string): Promise<void> {
      await db.query(
        `insert into staff_challenges (session_hash, purpose, challenge, expires_at)
         values ($1, $2, $3, now() + make_interval(mins => $4))
         on conflict (session_hash, purpose) do update
           set challenge = excluded.challenge, expires_at = excluded.expires_at`,
        [hashToken(sessionToken), purpose, challenge, CHALLENGE_MINUTES],
      );
    },

    /** Uses up a challenge; null when there is none, or it is old. */
    async useChallenge(sessionToken: string, purpose: ChallengePurpose): Promise<string | null> {
      const { rows } = await db.query<{ challenge: string }>(
        `delete from staff_challenges where session_hash = $1 and purpose = $2 and expires_at > now()
         returning challenge`,
        [hashToken(sessionToken), purpose],
      );
      return rows[0]?.challenge ?? null;
    },

    /** Ends everything of a person, also the proofs of now. */
    async removeAll(userId: number): Promise<void> {
      for (const table of ['staff_totp', 'staff_passkeys', 'staff_recovery_codes', 'staff_factor_links']) {
        await db.query(`delete from ${table} where user_id = $1`, [userId]);
      }
      await this.forgetProofs(userId);
    },
  };
}
