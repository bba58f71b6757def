import type { Queryable } from '../../db/database';
import type { SiteUserCompany } from '../../generated/resolvers-types';

/** The column of each field, as in orders. */
const COLUMNS = {
  requisiteInn: 'requisite_inn',
  requisiteName: 'requisite_name',
  requisiteKpp: 'requisite_kpp',
  requisiteDirector: 'requisite_director',
  requisiteAddress: 'requisite_address',
  requisiteBankName: 'requisite_bank_name',
  requisiteBankBik: 'requisite_bank_bik',
  requisiteBankAccount: 'requisite_bank_account',
  requisiteAccountNumber: 'requisite_account_number',
  requisiteEdoOperator: 'requisite_edo_operator',
} as const satisfies Record<Exclude<keyof SiteUserCompany, '__typename'>, string>;

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]; // of the object above
const columns = NAMES.map((name) => COLUMNS[name]);
const fields = NAMES.map((name) => `${COLUMNS[name]} as "${name}"`).join(', ');

export type CompanyRepository = ReturnType<typeof createCompanyRepository>;

/** The companies that users have ordered for. Every method sees one user's rows only. */
export function createCompanyRepository(db: Queryable) {
  return {
    /** The last one used first. */
    async findAll(userId: number): Promise<SiteUserCompany[]> {
      const { rows } = await db.query<SiteUserCompany>(
        `select ${fields} from user_companies where user_id = $1 order by used_at desc, requisite_inn`,
        [userId],
      );
      return rows;
    },

    /** Adds a company, or replaces what was known of its ИНН. */
    async save(userId: number, company: SiteUserCompany): Promise<void> {
      const parameters = columns.map((_, index) => `$${index + 2}`).join(', ');
      const changes = columns.map((column) => `${column} = excluded.${column}`).join(', ');
      await db.query(
        `insert into user_companies (user_id, ${columns.join(', ')}) values ($1, ${parameters})
         on conflict (user_id, requisite_inn) do update set ${changes}, used_at = now()`,
        [userId, ...NAMES.map((name) => company[name] ?? null)],
      );
    },

    async delete(userId: number, inn: string): Promise<void> {
      await db.query('delete from user_companies where user_id = $1 and requisite_inn = $2', [userId, inn]);
    },
  };
}
