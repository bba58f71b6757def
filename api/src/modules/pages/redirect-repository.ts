import type { Queryable } from '../../db/database';

export interface RedirectRow {
  from_path: string;
  to_path: string;
  /** The page that left the address; null: somebody has made the redirect by hand. */
  page_id: string | null;
}

export interface ListedRedirectRow extends RedirectRow {
  made_by_name: string | null;
  made_at: Date;
}

/** The path of an address, in SQL. */
const pathOf = (column: string) => `split_part(split_part(${column}, '#', 1), '?', 1)`;

/** Whether a redirect leads somewhere: a page without one is gone at all addresses it has left. */
export const IS_SHOWN = `not exists (
  select from pages where path = ${pathOf('to_path')} and state <> 'live' and deleted_at is null)`;

export type RedirectRepository = ReturnType<typeof createRedirectRepository>;

/**
 * Where the addresses lead that pages have left, and those that publishers redirect. A redirect
 * never leads to another one.
 */
export function createRedirectRepository(db: Queryable) {
  const findOne = async (where: string, path: string): Promise<RedirectRow | null> => {
    const { rows } = await db.query<RedirectRow>(
      `select from_path, to_path, page_id from page_redirects where ${where} = $1 limit 1`,
      [path],
    );
    return rows[0] ?? null;
  };

  return {
    find: (from: string) => findOne('from_path', from),
    /** One by hand that leads to an address. */
    findOwnTo: (path: string) => findOne(`page_id is null and ${pathOf('to_path')}`, path),

    /** By address. */
    async findAll(): Promise<ListedRedirectRow[]> {
      const { rows } = await db.query<ListedRedirectRow>(
        `select from_path, to_path, page_id, users.fullname as made_by_name, made_at
           from page_redirects left join users on users.id = made_by order by from_path`,
      );
      return rows;
    },

    async countOwn(): Promise<number> {
      const { rows } = await db.query<{ count: number }>(
        'select count(*)::int as count from page_redirects where page_id is null',
      );
      return rows[0]?.count ?? 0;
    },

    /** Leads an address elsewhere, and with it all that lead to it. */
    async add(from: string, to: string, pageId: string): Promise<void> {
      await db.query(`update page_redirects set to_path = $2 where ${pathOf('to_path')} = $1`, [from, to]);
      await db.query(
        `insert into page_redirects (from_path, to_path, page_id) values ($1, $2, $3)
         on conflict (from_path) do update set to_path = excluded.to_path, page_id = excluded.page_id, made_at = now()`,
        [from, to, pageId],
      );
    },

    /** Adds one that belongs to no page. Addresses that a page has left for this one follow. */
    async addOwn(from: string, to: string, userId: number): Promise<void> {
      await db.query('update page_redirects set to_path = $2 where to_path = $1', [from, to]);
      await db.query('insert into page_redirects (from_path, to_path, made_by) values ($1, $2, $3)', [
        from,
        to,
        userId,
      ]);
    },

    /** @returns where it led; null when there is no such redirect by hand */
    async removeOwn(from: string): Promise<string | null> {
      const { rows } = await db.query<{ to_path: string }>(
        'delete from page_redirects where from_path = $1 and page_id is null returning to_path',
        [from],
      );
      return rows[0]?.to_path ?? null;
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
