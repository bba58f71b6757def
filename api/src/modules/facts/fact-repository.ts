import type { Queryable } from '../../db/database';
import type { SiteFact } from '../../generated/resolvers-types';

export type FactRepository = ReturnType<typeof createFactRepository>;

/** The facts that texts name. */
export function createFactRepository(db: Queryable) {
  return {
    async findFacts(): Promise<SiteFact[]> {
      const { rows } = await db.query<SiteFact>('select key, name, value, unit from facts order by key');
      return rows;
    },
  };
}
