import type { Queryable } from '../../db/database';
import type { FileFault, StaffFileState } from '../../generated/resolvers-types';
import type { StoredChange } from './find-changes';

export interface FileRow {
  id: number;
  state: StaffFileState;
  row_count: number;
  changes: StoredChange[];
  faults: FileFault[];
  kept: StoredChange[];
  undo_until: Date | null;
}

export interface FileSummaryRow {
  id: number;
  state: StaffFileState;
  row_count: number;
  change_count: number;
  fault_count: number;
  by: string | null;
  created_at: Date;
  undo_until: Date | null;
}

export interface NewFile extends Pick<FileRow, 'changes' | 'faults'> {
  userId: number;
  rowCount: number;
}

/** How long a file can be undone. */
export const UNDO_DAYS = 30;

const UNDO_UNTIL = `case when state = 'applied' then applied_at + ${UNDO_DAYS} * interval '1 day' end as undo_until`;
const FILE = `select id, state, row_count, changes, faults, kept, ${UNDO_UNTIL} from staff_files`;

type Stored = Omit<FileRow, 'changes' | 'faults' | 'kept'> & Record<'changes' | 'faults' | 'kept', string>;

const parse = ({ changes, faults, kept, ...row }: Stored): FileRow => ({
  ...row,
  // Written by this repository.
  changes: JSON.parse(changes) as StoredChange[],
  faults: JSON.parse(faults) as FileFault[],
  kept: JSON.parse(kept) as StoredChange[],
});

export type FileRepository = ReturnType<typeof createFileRepository>;

/** Files of goods: what they change and have changed. The file itself is not kept. */
export function createFileRepository(db: Queryable) {
  const read = async (id: number, lock: string): Promise<FileRow | null> => {
    const { rows } = await db.query<Stored>(`${FILE} where id = $1 ${lock}`, [id]);
    return rows[0] ? parse(rows[0]) : null;
  };

  return {
    find: (id: number) => read(id, ''),

    /** Locks a file for this transaction: it is applied and undone once. */
    lock: (id: number) => read(id, 'for update'),

    /** The last ones, newest first. */
    async findLast(limit: number): Promise<FileSummaryRow[]> {
      const { rows } = await db.query<FileSummaryRow>(
        `select staff_files.id, state, row_count, json_array_length(changes::json) as change_count,
                json_array_length(faults::json) as fault_count, fullname as by, staff_files.created_at, ${UNDO_UNTIL}
           from staff_files left join users on users.id = user_id order by staff_files.id desc limit $1`,
        [limit],
      );
      return rows;
    },

    async add({ userId, rowCount, changes, faults }: NewFile): Promise<number> {
      const { rows } = await db.query<{ id: number }>(
        `insert into staff_files (user_id, state, row_count, changes, faults) values ($1, $2, $3, $4, $5) returning id`,
        [userId, faults.length > 0 ? 'refused' : 'checked', rowCount, JSON.stringify(changes), JSON.stringify(faults)],
      );
      const [row] = rows;
      if (!row) throw new Error('a file was not stored');
      return row.id;
    },

    async setApplied(id: number): Promise<void> {
      await db.query("update staff_files set state = 'applied', applied_at = now() where id = $1", [id]);
    },

    async setUndone(id: number, kept: readonly StoredChange[]): Promise<void> {
      await db.query("update staff_files set state = 'undone', kept = $2 where id = $1", [id, JSON.stringify(kept)]);
    },

    /** Deletes files that nobody can undo any more; the record of what they changed stays. */
    async deleteEnded(): Promise<void> {
      await db.query(
        `delete from staff_files where coalesce(applied_at, created_at) < now() - ${UNDO_DAYS} * interval '1 day'`,
      );
    },
  };
}
