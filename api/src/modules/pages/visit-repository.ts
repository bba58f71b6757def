import type { Queryable } from '../../db/database';

/** A window that has been silent for longer is closed, asleep or without a network. */
const VISIT_SECONDS = 40;

export type VisitRepository = ReturnType<typeof createVisitRepository>;

/** Who has which page open in the studio. */
export function createVisitRepository(db: Queryable) {
  return {
    async add(pageId: string, userId: number): Promise<void> {
      await db.query(
        `insert into page_visits (page_id, user_id) values ($1, $2)
         on conflict (page_id, user_id) do update set seen_at = now()`,
        [pageId, userId],
      );
    },

    /** The names of everybody else who is there, in the order of their accounts. */
    async findOthers(pageId: string, userId: number): Promise<string[]> {
      const { rows } = await db.query<{ fullname: string }>(
        `select users.fullname from page_visits join users on users.id = user_id
          where page_id = $1 and user_id <> $2 and seen_at > now() - make_interval(secs => $3)
          order by user_id`,
        [pageId, userId, VISIT_SECONDS],
      );
      return rows.map(({ fullname }) => fullname);
    },

    async deleteExpired(): Promise<void> {
      await db.query('delete from page_visits where seen_at <= now() - make_interval(secs => $1)', [VISIT_SECONDS]);
    },
  };
}
