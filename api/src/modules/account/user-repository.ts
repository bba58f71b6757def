import type { Queryable } from '../../db/database';
import type { Gender } from '../../generated/resolvers-types';

export interface UserRow {
  id: number;
  email: string;
  phone: string;
  fullname: string;
  password_hash: string;
  confirmed_at: Date | null;
  city: string | null;
  birth_date: string | null;
  gender: Gender | null;
}

// The driver would make a Date of a day, in the zone of the machine.
const COLUMNS = 'id, email, phone, fullname, password_hash, confirmed_at, city, birth_date::text as birth_date, gender';

export type UserRepository = ReturnType<typeof createUserRepository>;

export function createUserRepository(db: Queryable) {
  async function findOne(condition: string, values: unknown[]): Promise<UserRow | null> {
    const { rows } = await db.query<UserRow>(`select ${COLUMNS} from users where ${condition}`, values);
    return rows[0] ?? null;
  }

  return {
    findById: (id: number) => findOne('id = $1', [id]),
  };
}
