import type { Queryable } from '../../db/database';

/**
 * Tells a row of `users` from all others, those with its number in another database included, and
 * nothing of the person. Seconds: a move of the database keeps no less than a thousandth.
 */
export const PERSON_HASH =
  "encode(sha256(convert_to('user ' || id || ' ' || floor(extract(epoch from created_at))::bigint, 'UTF8')), 'hex')";

/** Who has deleted the account, as hashes. */
export function createErasureRepository(db: Queryable) {
  return {
    async list(): Promise<string[]> {
      const { rows } = await db.query<{ person_hash: string }>('select person_hash from erasures order by 1');
      return rows.map(({ person_hash }) => person_hash);
    },

    async add(hashes: readonly string[]): Promise<void> {
      await db.query('insert into erasures (person_hash) select unnest($1::text[]) on conflict do nothing', [hashes]);
    },
  };
}
