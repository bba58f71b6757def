import type { Queryable } from '../../db/database';

/** A change of a table that the record tells of. */
export interface TableEvent {
  by: string | null;
  at: Date;
  /** Written by the save: `revision` and `fields`. */
  details: string;
}

export type StaffTableRepository = ReturnType<typeof createStaffTableRepository>;

/** The revisions of what the shop's people edit as one table. */
export function createStaffTableRepository(db: Queryable) {
  const read = async (name: string, lock: string): Promise<number> => {
    const { rows } = await db.query<{ revision: number }>(`select revision from staff_tables where name = $1 ${lock}`, [
      name,
    ]);
    if (!rows[0]) throw new Error(`no table ${name}`);
    return rows[0].revision;
  };
  return {
    getRevision: (name: string) => read(name, ''),
    /** Keeps others from saving until the transaction ends. */
    lock: (name: string) => read(name, 'for update'),
    async raise(name: string): Promise<number> {
      const { rows } = await db.query<{ revision: number }>(
        'update staff_tables set revision = revision + 1 where name = $1 returning revision',
        [name],
      );
      if (!rows[0]) throw new Error(`no table ${name}`);
      return rows[0].revision;
    },
    /** The latest first. */
    async findEvents(action: 'save-delivery' | 'save-shop' | 'save-site', most: number): Promise<TableEvent[]> {
      const { rows } = await db.query<TableEvent>(
        `select users.fullname as by, audit.at, audit.details::text as details
           from staff_audit audit left join users on users.id = audit.user_id
          where audit.action = '${action}' order by audit.id desc limit $1`,
        [most],
      );
      return rows;
    },
  };
}
