import type { Queryable } from '../../db/database';

export interface Consent {
  userId: number;
  email: string;
  /** The network address the consent came from. */
  address: string;
  textsVersion: string;
}

export type ConsentRepository = ReturnType<typeof createConsentRepository>;

/** Consents by 'Я принимаю все': who agreed to which texts, from where and when. */
export function createConsentRepository(db: Queryable) {
  return {
    async insert({ userId, email, address, textsVersion }: Consent): Promise<void> {
      await db.query('insert into consents (user_id, email, address, texts_version) values ($1, $2, $3, $4)', [
        userId,
        email,
        address,
        textsVersion,
      ]);
    },
  };
}
