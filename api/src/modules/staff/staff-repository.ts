import type { Queryable } from '../../db/database';
import type { StaffRole } from '../../generated/resolvers-types';

export interface StaffRow {
  user_id: number;
  fullname: string;
  email: string;
  role: StaffRole;
  added_at: Date;
}

export type StaffRepository = ReturnType<typeof createStaffRepository>;

/** Who may work in the studio. */
export function createStaffRepository(db: Queryable) {
  return {
    async findRole(userId: number): Promise<StaffRole | null> {
      const { rows } = await db.query<{ role: StaffRole }>('select role from staff where user_id = $1', [userId]);
      return rows[0]?.role ?? null;
    },

    async findAll(): Promise<StaffRow[]> {
      const { rows } = await db.query<StaffRow>(
        `select user_id, fullname, email, role, added_at from staff join users on users.id = user_id
          order by role = 'publisher' desc, fullname, user_id`,
      );
      return rows;
    },

    async hasPublisher(): Promise<boolean> {
      const { rows } = await db.query("select from staff where role = 'publisher' limit 1");
      return rows.length > 0;
    },

    /** Locks the publishers for this transaction: two of them cannot dismiss each other at once. */
    async lockPublishers(): Promise<number[]> {
      const { rows } = await db.query<{ user_id: number }>(
        "select user_id from staff where role = 'publisher' order by user_id for update",
      );
      return rows.map(({ user_id: userId }) => userId);
    },

    /** Gives a role, and takes none away: a publisher stays one. Returns the role of then. */
    async add(userId: number, role: StaffRole, addedBy: number | null): Promise<StaffRole> {
      const { rows } = await db.query<{ role: StaffRole }>(
        `insert into staff (user_id, role, added_by) values ($1, $2, $3)
         on conflict (user_id) do update
           set role = case when staff.role = 'publisher' then staff.role else excluded.role end
         returning role`,
        [userId, role, addedBy],
      );
      return rows[0]?.role ?? role;
    },

    /** Returns false when the user has no role. */
    async remove(userId: number): Promise<boolean> {
      const { rows } = await db.query('delete from staff where user_id = $1 returning user_id', [userId]);
      return rows.length > 0;
    },
  };
}
