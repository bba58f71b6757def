import type { SiteParts } from '@shop/shared/page-documents';
import type { Queryable } from '../../db/database';

export type SitePartRepository = ReturnType<typeof createSitePartRepository>;

/** What all pages share. A trigger tells hosts of each change. */
export function createSitePartRepository(db: Queryable) {
  return {
    async findAll(): Promise<SiteParts> {
      const { rows } = await db.query<{ name: string; data: string }>(
        'select name, data from site_parts order by name',
      );
      const parts: Record<string, unknown> = Object.fromEntries(rows.map(({ name, data }) => [name, JSON.parse(data)]));
      return parts; // each was checked before it was saved
    },

    /** @param data undefined takes the part away */
    async save(name: keyof SiteParts, data: SiteParts[keyof SiteParts]): Promise<void> {
      if (data === undefined) {
        await db.query('delete from site_parts where name = $1', [name]);
        return;
      }
      await db.query(
        'insert into site_parts (name, data) values ($1, $2) on conflict (name) do update set data = excluded.data',
        [name, JSON.stringify(data)],
      );
    },
  };
}
