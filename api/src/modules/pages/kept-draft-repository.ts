import type { Queryable } from '../../db/database';

export interface KeptDraftRow {
  number: number;
  /** JSON. */
  document: string;
  kept_by_name: string | null;
  kept_at: Date;
}

export type KeptDraftRepository = ReturnType<typeof createKeptDraftRepository>;

/** Drafts that gave way in a conflict. Nothing changes or deletes one. */
export function createKeptDraftRepository(db: Queryable) {
  return {
    /** @returns false when it is the last one already: the call was sent again */
    async add(pageId: string, document: string, userId: number): Promise<boolean> {
      const { rows } = await db.query(
        `insert into page_kept_drafts (page_id, document, kept_by)
         select $1, $2, $3 where not exists (
           select from (
             select document, kept_by from page_kept_drafts where page_id = $1 order by number desc limit 1
           ) as latest where latest.document = $2 and latest.kept_by = $3
         ) returning number`,
        [pageId, document, userId],
      );
      return rows.length > 0;
    },

    /** The latest first. */
    async findBefore(pageId: string, before: number | null, limit: number): Promise<KeptDraftRow[]> {
      const { rows } = await db.query<KeptDraftRow>(
        `select number, document, users.fullname as kept_by_name, kept_at
           from page_kept_drafts left join users on users.id = kept_by
          where page_id = $1 and ($2::integer is null or number < $2) order by number desc limit $3`,
        [pageId, before, limit],
      );
      return rows;
    },
  };
}
