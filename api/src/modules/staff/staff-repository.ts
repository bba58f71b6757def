import type { Queryable } from '../../db/database';
import type { StaffRight } from '../../generated/resolvers-types';
import { ALL_RIGHTS, inOrder } from '../../staff-rights';

export interface StaffRow {
  user_id: number;
  fullname: string;
  email: string;
  rights: StaffRight[];
  added_at: Date;
}

/** Rights by the id of the user. */
export type RightsOfAll = ReadonlyMap<number, readonly StaffRight[]>;

export type StaffRepository = ReturnType<typeof createStaffRepository>;

/** The shop's own people, and what they may do. */
export function createStaffRepository(db: Queryable) {
  return {
    /** Nothing for somebody who is no staff. */
    async findRights(userId: number): Promise<readonly StaffRight[]> {
      const { rows } = await db.query<Pick<StaffRow, 'rights'>>('select rights from staff where user_id = $1', [
        userId,
      ]);
      return rows[0]?.rights ?? [];
    },

    /** Who is told when the factors of somebody change. */
    async findOwners(): Promise<Pick<StaffRow, 'user_id' | 'email'>[]> {
      const { rows } = await db.query<Pick<StaffRow, 'user_id' | 'email'>>(
        `select user_id, email from staff join users on users.id = user_id where rights @> $1::text[] order by user_id`,
        [ALL_RIGHTS],
      );
      return rows;
    },

    async findPerson(userId: number): Promise<Pick<StaffRow, 'user_id' | 'fullname' | 'email'> | null> {
      const { rows } = await db.query<Pick<StaffRow, 'user_id' | 'fullname' | 'email'>>(
        'select user_id, fullname, email from staff join users on users.id = user_id where user_id = $1',
        [userId],
      );
      return rows[0] ?? null;
    },

    /** Anybody's, by the e-mail in the form in which it is stored; null: nobody has it. */
    async findAccount(email: string): Promise<{ id: number; email: string } | null> {
      const { rows } = await db.query<{ id: number; email: string }>('select id, email from users where email = $1', [
        email,
      ]);
      return rows[0] ?? null;
    },

    /** Those with most rights first. */
    async findAll(): Promise<StaffRow[]> {
      const { rows } = await db.query<StaffRow>(
        `select user_id, fullname, email, rights, added_at from staff join users on users.id = user_id
          order by cardinality(rights) desc, fullname, user_id`,
      );
      return rows;
    },

    async hasOwner(): Promise<boolean> {
      const { rows } = await db.query('select from staff where rights @> $1::text[] limit 1', [ALL_RIGHTS]);
      return rows.length > 0;
    },

    /** Locks everybody for this transaction: two owners cannot dismiss each other at once. */
    async lockAll(): Promise<RightsOfAll> {
      const { rows } = await db.query<Pick<StaffRow, 'user_id' | 'rights'>>(
        'select user_id, rights from staff order by user_id for update',
      );
      return new Map(rows.map(({ user_id: userId, rights }) => [userId, rights]));
    },

    /** Gives rights, and takes none away. Returns all of the person. */
    async add(userId: number, rights: readonly StaffRight[], addedBy: number | null): Promise<StaffRight[]> {
      await db.query(
        `insert into staff (user_id, rights, added_by) values ($1, $2::text[], $3)
         on conflict (user_id) do nothing`,
        [userId, inOrder(rights), addedBy],
      );
      const { rows } = await db.query<Pick<StaffRow, 'rights'>>(
        'select rights from staff where user_id = $1 for update',
        [userId],
      );
      const all = inOrder([...(rows[0]?.rights ?? []), ...rights]);
      await this.setRights(userId, all);
      return all;
    },

    async setRights(userId: number, rights: readonly StaffRight[]): Promise<void> {
      await db.query('update staff set rights = $2::text[] where user_id = $1', [userId, inOrder(rights)]);
    },

    async remove(userId: number): Promise<void> {
      await db.query('delete from staff where user_id = $1', [userId]);
    },
  };
}
