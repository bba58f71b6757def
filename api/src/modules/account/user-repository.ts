import type { Queryable } from '../../db/database';
import { isUniqueViolation } from '../../db/is-unique-violation';
import type { Gender } from '../../generated/resolvers-types';
import { PERSON_HASH } from './erasure-repository';

export interface NewUserRow {
  email: string;
  phone: string;
  fullname: string;
  password_hash: string;
}

export interface UserRow extends NewUserRow {
  id: number;
  /** null while the e-mail is unconfirmed: the user cannot sign in. */
  confirmed_at: Date | null;
  city: string | null;
  birth_date: string | null;
  gender: Gender | null;
}

/** `undefined` leaves a column unchanged. */
export interface UserInfo {
  fullname: string;
  city: string | null | undefined;
  birthDate: string | null | undefined;
  gender: Gender | null | undefined;
}

// The driver would convert a date to a `Date` in the machine's time zone.
const COLUMNS = 'id, email, phone, fullname, password_hash, confirmed_at, city, birth_date::text as birth_date, gender';

export type UserRepository = ReturnType<typeof createUserRepository>;

/** Accounts, confirmed or not. */
export function createUserRepository(db: Queryable) {
  async function findOne(condition: string, value: unknown): Promise<UserRow | null> {
    const { rows } = await db.query<UserRow>(`select ${COLUMNS} from users where ${condition}`, [value]);
    return rows[0] ?? null;
  }

  /** Returns null when another user has the value; the transaction can then only be rolled back. */
  async function setUnique(id: number, column: 'email' | 'phone', value: string): Promise<UserRow | null> {
    const changed = db.query<UserRow>(
      `update users set ${column} = $2, updated_at = now() where id = $1 returning ${COLUMNS}`,
      [id, value],
    );
    return changed.then(
      ({ rows }) => rows[0] ?? null,
      (error: unknown) => {
        if (isUniqueViolation(error)) return null;
        throw error;
      },
    );
  }

  return {
    findById: (id: number) => findOne('id = $1', id),
    findByEmail: (email: string) => findOne('email = $1', email),
    findByPhone: (phone: string) => findOne('phone = $1', phone),

    /** Locks the user's row for this transaction. */
    lockById: (id: number) => findOne('id = $1 for update', id),
    lockByEmail: (email: string) => findOne('email = $1 for update', email),

    /** Returns the new user's id; null when the e-mail or the phone is taken. */
    async insert({ email, phone, fullname, password_hash: passwordHash }: NewUserRow): Promise<number | null> {
      const { rows } = await db.query<{ id: number }>(
        `insert into users (email, phone, fullname, password_hash) values ($1, $2, $3, $4)
         on conflict do nothing returning id`,
        [email, phone, fullname, passwordHash],
      );
      return rows[0]?.id ?? null;
    },

    async confirm(id: number): Promise<void> {
      await db.query(
        'update users set confirmed_at = coalesce(confirmed_at, now()), updated_at = now() where id = $1',
        [id],
      );
    },

    async setInfo(id: number, info: UserInfo): Promise<UserRow | null> {
      const { fullname, city, birthDate, gender } = info;
      const { rows } = await db.query<UserRow>(
        `update users set fullname = $2, updated_at = now(),
           city = case when $3 then $4 else city end,
           birth_date = case when $5 then $6::date else birth_date end,
           gender = case when $7 then $8 else gender end
          where id = $1 returning ${COLUMNS}`,
        [id, fullname, city !== undefined, city, birthDate !== undefined, birthDate, gender !== undefined, gender],
      );
      return rows[0] ?? null;
    },

    setPhone: (id: number, phone: string) => setUnique(id, 'phone', phone),
    setEmail: (id: number, email: string) => setUnique(id, 'email', email),

    async setPassword(id: number, passwordHash: string): Promise<void> {
      await db.query('update users set password_hash = $2, updated_at = now() where id = $1', [id, passwordHash]);
    },

    /** Deletes a user with everything that is theirs; orders stay, as a guest's. */
    async delete(id: number): Promise<void> {
      // Notes and reasons may name the person.
      const ofUser = 'order_id in (select id from orders where user_id = $1)';
      await db.query(`delete from order_notes where ${ofUser}`, [id]);
      // A guest with the same key must not get this order.
      await db.query(
        `update orders set user_id = null, idempotency_key = gen_random_uuid(), cancel_reason = null
          where user_id = $1`,
        [id],
      );
      await db.query(
        `with gone as (delete from users where id = $1 returning id, created_at)
         insert into erasures (person_hash) select ${PERSON_HASH} from gone on conflict do nothing`,
        [id],
      );
    },

    /** Accounts of those who had deleted theirs: a restored backup is from before. */
    async findErased(): Promise<UserRow[]> {
      const { rows } = await db.query<UserRow>(
        `select ${COLUMNS} from users where ${PERSON_HASH} in (select person_hash from erasures)`,
      );
      return rows;
    },

    /**
     * Frees e-mails and phones of accounts that were never confirmed: they may belong to someone
     * else. A link that was sent again keeps its account as long as it works.
     */
    async deleteUnconfirmed(olderThanSeconds: number): Promise<void> {
      await db.query(
        `delete from users where confirmed_at is null and created_at < now() - make_interval(secs => $1)
            and not exists (select from email_tokens
                             where user_id = users.id and purpose = 'confirmation' and expires_at > now())`,
        [olderThanSeconds],
      );
    },
  };
}
