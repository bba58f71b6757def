import { TEST_DAYS, type PublishedTest, type TestSum } from '@shop/shared/page-documents';
import type { Queryable } from '../../db/database';
import type { PageTestOutcome } from '../../generated/resolvers-types';

export interface TestRow {
  id: number;
  page_id: string;
  number_a: number;
  number_b: number;
  share: number;
  goal: PublishedTest['goal'];
  started_at: Date;
  started_by: number;
  started_by_name: string | null;
  visitors_a: number;
  successes_a: number;
  visitors_b: number;
  successes_b: number;
  /** When it ends at the latest. */
  ends_at: Date;
  ended_at: Date | null;
  outcome: PageTestOutcome | null;
  /** Why hosts do not show the tried version, in JSON; null: no host has told. */
  faults: string | null;
}

export interface NewTest extends Pick<TestRow, 'share' | 'goal'> {
  pageId: string;
  numberA: number;
  numberB: number;
  startedBy: number;
}

const ENDS_AT = `test.started_at + make_interval(days => ${TEST_DAYS})`;

const SELECT = `select test.*, ${ENDS_AT} as ends_at, users.fullname as started_by_name, proof.faults
  from page_tests as test
  left join users on users.id = test.started_by
  left join page_proofs as proof on proof.page_id = test.page_id and proof.number = test.number_b`;

export type TestRepository = ReturnType<typeof createTestRepository>;

/** Tests of pages: which versions, and what visitors did, as sums. */
export function createTestRepository(db: Queryable) {
  const findAll = async (rest: string, ...values: unknown[]): Promise<TestRow[]> => {
    const { rows } = await db.query<TestRow>(`${SELECT} ${rest}`, values);
    return rows;
  };

  return {
    async insert({ pageId, numberA, numberB, share, goal, startedBy }: NewTest): Promise<void> {
      await db.query(
        `insert into page_tests (page_id, number_a, number_b, share, goal, started_by) values ($1, $2, $3, $4, $5, $6)`,
        [pageId, numberA, numberB, share, goal, startedBy],
      );
    },

    findRunning: () => findAll('where test.ended_at is null order by test.id'),

    /** Locks the running test of a page for this transaction, after the page itself. */
    async lockRunning(pageId: string): Promise<TestRow | null> {
      const [row] = await findAll('where test.page_id = $1 and test.ended_at is null for update of test', pageId);
      return row ?? null;
    },

    async findRunningAt(path: string): Promise<TestRow | null> {
      const [row] = await findAll(
        'join pages on pages.id = test.page_id where pages.path = $1 and test.ended_at is null',
        path,
      );
      return row ?? null;
    },

    /** The running test of a page, else the one that ended last. */
    async findLast(pageId: string): Promise<TestRow | null> {
      const [row] = await findAll('where test.page_id = $1 order by test.id desc limit 1', pageId);
      return row ?? null;
    },

    /** Adds what was counted; what comes after the end is left out. */
    async addCounts(sums: readonly TestSum[]): Promise<void> {
      await db.query(
        `update page_tests as test
            set visitors_a = test.visitors_a + more.visitors_a, successes_a = test.successes_a + more.successes_a,
                visitors_b = test.visitors_b + more.visitors_b, successes_b = test.successes_b + more.successes_b
           from (select id, coalesce(sum(visitors) filter (where variant = 'a'), 0) as visitors_a,
                        coalesce(sum(successes) filter (where variant = 'a'), 0) as successes_a,
                        coalesce(sum(visitors) filter (where variant = 'b'), 0) as visitors_b,
                        coalesce(sum(successes) filter (where variant = 'b'), 0) as successes_b
                   from jsonb_to_recordset($1) as one(id integer, variant text, visitors integer, successes integer)
                  group by id) as more
          where test.id = more.id and test.ended_at is null`,
        [JSON.stringify(sums)],
      );
    },

    async end(id: number, outcome: PageTestOutcome, isTold: boolean): Promise<void> {
      await db.query('update page_tests set ended_at = now(), outcome = $2, is_told = $3 where id = $1', [
        id,
        outcome,
        isTold,
      ]);
    },

    /** Locks tests that have ended, and of which nobody was told. */
    lockUntold: () => findAll('where test.ended_at is not null and not is_told order by test.id for update of test'),

    async setTold(id: number): Promise<void> {
      await db.query('update page_tests set is_told = true where id = $1', [id]);
    },

    async deleteEnded(days: number): Promise<void> {
      await db.query(`delete from page_tests where ended_at <= now() - make_interval(days => $1)`, [days]);
    },

    async hasUntold(): Promise<boolean> {
      const { rows } = await db.query('select from page_tests where ended_at is not null and not is_told limit 1');
      return rows.length > 0;
    },
  };
}
