import type { Queryable } from '../../db/database';
import { CONSENT_TEXTS_VERSION } from '../../consent-texts';
import type { ConsentPurpose } from '../../generated/resolvers-types';

/** A decision about one purpose; whom it concerns, as far as they have said. */
export interface ConsentDecision {
  purpose: ConsentPurpose;
  isGiven: boolean;
  /** The network address the decision came from. */
  address: string;
  userId?: number | null;
  email?: string | null;
  phone?: string | null;
}

export interface ConsentRow {
  purpose: ConsentPurpose;
  is_given: boolean;
  texts_version: string;
  given_at: Date;
}

export type ConsentRepository = ReturnType<typeof createConsentRepository>;

/** Consents and their withdrawals: who agreed to what, by which texts, from where and when. */
export function createConsentRepository(db: Queryable) {
  return {
    /** Adds a decision by the present edition of the texts. */
    async insert({ purpose, isGiven, address, userId, email, phone }: ConsentDecision): Promise<void> {
      await db.query(
        `insert into consents (purpose, is_given, address, user_id, email, phone, texts_version)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [purpose, isGiven, address, userId ?? null, email ?? null, phone ?? null, CONSENT_TEXTS_VERSION],
      );
    },

    /** The last decision of a user about each purpose. */
    async listLast(userId: number): Promise<ConsentRow[]> {
      const { rows } = await db.query<ConsentRow>(
        `select distinct on (purpose) purpose, is_given, texts_version, given_at
           from consents where user_id = $1 order by purpose, id desc`,
        [userId],
      );
      return rows;
    },

    /** Deletes old decisions of people without an account; those of users go with it. */
    async deleteOld(olderThanDays: number): Promise<void> {
      await db.query('delete from consents where user_id is null and given_at < now() - make_interval(days => $1)', [
        olderThanDays,
      ]);
    },
  };
}
