import type { Queryable } from '../../db/database';

/**
 * A hash that tells a row of `users` from all others, also from the same number in another
 * database, and says nothing of the person. It has whole seconds, because a move of the database
 * may round the time.
 */
export const PERSON_HASH =
  "encode(sha256(convert_to('user ' || id || ' ' || floor(extract(epoch from created_at))::bigint, 'UTF8')), 'hex')";

/** Hashes of the users who have deleted their accounts. */
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
