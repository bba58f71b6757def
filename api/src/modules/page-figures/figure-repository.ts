import type { PageSum } from '@shop/shared/page-documents';
import type { Queryable } from '../../db/database';

/** How long sums are kept, today included. */
export const FIGURE_DAYS = 90;

const TODAY = "(now() at time zone 'Europe/Moscow')::date";

export interface FigureCounts {
  visits: number;
  seen: number;
  presses: number;
  forms: number;
  orders: number;
}

export interface FigureRow extends FigureCounts {
  version: number;
  block: string;
  /** `YYYY-MM-DD`, in Moscow. */
  day: string;
}

export type FigureRepository = ReturnType<typeof createFigureRepository>;

/** What visitors do on pages, as sums of a day. */
export function createFigureRepository(db: Queryable) {
  return {
    /** Adds what a host has counted. In one order, so that two hosts never wait for each other. */
    async add(sums: readonly PageSum[]): Promise<void> {
      await db.query(
        `insert into page_figures as kept (page_id, version, block, day, visits, seen, presses, orders)
         select id, number, block, ${TODAY}, sum(visits), sum(seen), sum(presses), sum(orders)
           from jsonb_to_recordset($1) as more(
             id text, number integer, block text, visits integer, seen integer, presses integer, orders integer)
          group by id, number, block order by id, number, block
         on conflict (page_id, day, version, block) do update
            set visits = kept.visits + excluded.visits, seen = kept.seen + excluded.seen,
                presses = kept.presses + excluded.presses, orders = kept.orders + excluded.orders`,
        [JSON.stringify(sums)],
      );
    },

    /**
     * Counts a form that was sent from a block of a live page, in the transaction of its lead.
     * @param shown the version that the visitor got; null for the live one
     */
    async addForm(
      { page, block }: { page: string | null; block: string | null },
      shown: number | null = null,
    ): Promise<void> {
      await db.query(
        `insert into page_figures as kept (page_id, version, block, day, forms)
         select page.id, number,
                case when exists (select from jsonb_array_elements(document::jsonb -> 'content') as one
                                   where one -> 'props' ->> 'id' = $2) then $2 else '' end,
                ${TODAY}, 1
           from pages as page join page_versions on page_id = page.id and number = coalesce($3, live_number)
          where path = $1 and state = 'live'
         on conflict (page_id, day, version, block) do update set forms = kept.forms + 1`,
        [page, block, shown],
      );
    },

    /** All of a page, by day. */
    async find(pageId: string): Promise<FigureRow[]> {
      const { rows } = await db.query<FigureRow>(
        `select version, block, day::text, visits, seen, presses, forms, orders from page_figures
          where page_id = $1 and day > ${TODAY} - $2::integer order by day, version, block`,
        [pageId, FIGURE_DAYS],
      );
      return rows;
    },

    /** Of each page, of all its days. */
    async findTotals(): Promise<{ id: string; visits: number; forms: number }[]> {
      const { rows } = await db.query<{ id: string; visits: number; forms: number }>(
        `select page_id as id, sum(visits)::int as visits, sum(forms)::int as forms from page_figures
          where day > ${TODAY} - $1::integer group by page_id having sum(visits + forms) > 0 order by page_id`,
        [FIGURE_DAYS],
      );
      return rows;
    },

    async today(): Promise<string> {
      const { rows } = await db.query<{ day: string }>(`select ${TODAY}::text as day`);
      return rows[0]?.day ?? '';
    },

    async deleteOld(): Promise<void> {
      await db.query(`delete from page_figures where day <= ${TODAY} - $1::integer`, [FIGURE_DAYS]);
    },
  };
}
