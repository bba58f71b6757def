import type { Queryable } from '../../db/database';

export interface VersionRow {
  number: number;
  /** JSON. */
  document: string;
  made_by_name: string | null;
  made_at: Date;
  note: string | null;
}

export interface NamingRow {
  id: string;
  path: string;
  /** JSON. */
  document: string;
}

export interface NewVersion {
  pageId: string;
  /** JSON. */
  document: string;
  /** null: came with the remote. */
  madeBy: number | null;
  note: string | null;
}

const SELECT = `select number, document, users.fullname as made_by_name, made_at, note
  from page_versions left join users on users.id = made_by`;

export type VersionRepository = ReturnType<typeof createVersionRepository>;

/** What was published. Nothing changes or deletes a version. */
export function createVersionRepository(db: Queryable) {
  return {
    /** Adds a version, in a transaction that has locked its page; returns its number. */
    async add({ pageId, document, madeBy, note }: NewVersion): Promise<number> {
      const { rows } = await db.query<{ number: number }>(
        `insert into page_versions (page_id, number, document, made_by, note)
         select $1, coalesce(max(number), 0) + 1, $2, $3, $4 from page_versions where page_id = $1
         returning number`,
        [pageId, document, madeBy, note],
      );
      if (!rows[0]) throw new Error(`no version of page ${pageId} was added`);
      return rows[0].number;
    },

    async find(pageId: string, number: number): Promise<VersionRow | null> {
      const { rows } = await db.query<VersionRow>(`${SELECT} where page_id = $1 and number = $2`, [pageId, number]);
      return rows[0] ?? null;
    },

    /** The live versions of other pages that name an address anywhere, by address. */
    async findLiveNaming(address: string, pageId: string): Promise<NamingRow[]> {
      const { rows } = await db.query<NamingRow>(
        `select id, path, document from pages join page_versions on page_id = id and number = live_number
          where state = 'live' and id <> $2 and position($1 in document) > 0 order by path`,
        [address, pageId],
      );
      return rows;
    },

    /** The latest first. */
    async findBefore(pageId: string, before: number | null, limit: number): Promise<VersionRow[]> {
      const { rows } = await db.query<VersionRow>(
        `${SELECT} where page_id = $1 and ($2::integer is null or number < $2) order by number desc limit $3`,
        [pageId, before, limit],
      );
      return rows;
    },
  };
}
