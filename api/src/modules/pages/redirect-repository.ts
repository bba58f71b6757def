import type { Queryable } from '../../db/database';

export interface RedirectRow {
  from_path: string;
  to_path: string;
  page_id: string;
}

export type RedirectRepository = ReturnType<typeof createRedirectRepository>;

/** Where the addresses lead that pages have left. A redirect never leads to another one. */
export function createRedirectRepository(db: Queryable) {
  return {
    async find(from: string): Promise<RedirectRow | null> {
      const { rows } = await db.query<RedirectRow>(
        'select from_path, to_path, page_id from page_redirects where from_path = $1',
        [from],
      );
      return rows[0] ?? null;
    },

    /** Leads an address elsewhere, and with it all that lead to it. */
    async add(from: string, to: string, pageId: string): Promise<void> {
      await db.query('update page_redirects set to_path = $2 where to_path = $1', [from, to]);
      await db.query(
        `insert into page_redirects (from_path, to_path, page_id) values ($1, $2, $3)
         on conflict (from_path) do update set to_path = excluded.to_path, page_id = excluded.page_id, made_at = now()`,
        [from, to, pageId],
      );
    },

    /** Leads the addresses that a page has left to the one that it has now. */
    async leadTo(path: string, pageId: string): Promise<void> {
      await db.query('update page_redirects set to_path = $1 where page_id = $2 and to_path <> $1', [path, pageId]);
    },

    /** Frees an address to which its page returns. */
    async remove(from: string): Promise<void> {
      await db.query('delete from page_redirects where from_path = $1', [from]);
    },
  };
}
