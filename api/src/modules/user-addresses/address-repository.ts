import { assignments } from '../../db/assignments';
import type { Queryable } from '../../db/database';

export interface AddressRow {
  id: number;
  city: string;
  street: string;
  home: string;
  entrance: string | null;
  floor: string | null;
  apartment: string | null;
  selected: boolean;
}

export type NewAddressRow = Omit<AddressRow, 'id'>;

const COLUMNS = 'id, city, street, home, entrance, floor, apartment, selected';

export type AddressRepository = ReturnType<typeof createAddressRepository>;

/** Users' saved delivery addresses. Every method sees one user's rows only. */
export function createAddressRepository(db: Queryable) {
  return {
    async findAll(userId: number): Promise<AddressRow[]> {
      const { rows } = await db.query<AddressRow>(
        `select ${COLUMNS} from user_addresses where user_id = $1 order by id`,
        [userId],
      );
      return rows;
    },

    async count(userId: number): Promise<number> {
      const { rows } = await db.query<{ count: number }>(
        'select count(*)::int as count from user_addresses where user_id = $1',
        [userId],
      );
      return rows[0]?.count ?? 0;
    },

    /** Clears the user's selection, so that another address can be selected. */
    async unselect(userId: number): Promise<void> {
      await db.query('update user_addresses set selected = false where user_id = $1 and selected', [userId]);
    },

    async insert(userId: number, address: NewAddressRow): Promise<AddressRow> {
      const { city, street, home, entrance, floor, apartment, selected } = address;
      const { rows } = await db.query<AddressRow>(
        `insert into user_addresses (user_id, city, street, home, entrance, floor, apartment, selected)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
        [userId, city, street, home, entrance, floor, apartment, selected],
      );
      if (!rows[0]) throw new Error('an address was not inserted');
      return rows[0];
    },

    /** Returns the updated addresses. */
    async update(userId: number, ids: number[], changes: Partial<NewAddressRow>): Promise<AddressRow[]> {
      const { rows } = await db.query<AddressRow>(
        `with changed as (
           update user_addresses set ${assignments(changes, 3)} where user_id = $1 and id = any($2::int[])
           returning ${COLUMNS})
         select * from changed order by id`,
        [userId, ids, ...Object.values(changes)],
      );
      return rows;
    },

    /** Returns the deleted addresses. */
    async delete(userId: number, ids: number[]): Promise<AddressRow[]> {
      const { rows } = await db.query<AddressRow>(
        `with deleted as (delete from user_addresses where user_id = $1 and id = any($2::int[]) returning ${COLUMNS})
         select * from deleted order by id`,
        [userId, ids],
      );
      return rows;
    },
  };
}
