import { TEST_DAYS, type PublishedPages, type PublishedTest } from '@shop/shared/page-documents';
import type { Database } from '../../db/database';
import { createSitePartRepository } from '../site/site-part-repository';
import { IS_SHOWN } from './redirect-repository';

interface PublishedRow {
  id: string;
  path: string;
  number: number;
  is_shipped: boolean;
  published_at: Date;
  shown_at: Date | null;
  test: Omit<PublishedTest, 'endsAt'> | null;
  test_ends_at: Date;
}

/** What a page shows now. */
export interface LiveDocument {
  path: string;
  /** JSON. */
  document: string;
  /** JSON. */
  draft: string;
}

export type PublishedRepository = ReturnType<typeof createPublishedRepository>;

/** What hosts show. */
export function createPublishedRepository(db: Database) {
  async function readRevision(): Promise<number> {
    const { rows } = await db.query<{ revision: number }>('select revision from pages_revision');
    return rows[0]?.revision ?? 0;
  }

  return {
    /** A trigger raises it in the transaction of every change. */
    readRevision,

    /** The documents that hosts read; those of shipped pages came with their remote. */
    async readDocuments(): Promise<LiveDocument[]> {
      const { rows } = await db.query<LiveDocument>(
        `select path, document, draft from pages join page_versions on page_id = id and number = live_number
          where state = 'live' and not is_shipped order by path`,
      );
      return rows;
    },

    /** Read after the revision: it may be newer than that, and is then read again. */
    async read(): Promise<PublishedPages> {
      const revision = await readRevision();
      const { rows: pages } = await db.query<PublishedRow>(
        // Of a page that is tested, hosts read both documents, also where one came with the remote.
        `select page.id, path, page.live_number as number, is_shipped and test.id is null as is_shipped,
                made_at as published_at, shown_at, started_at + make_interval(days => ${TEST_DAYS}) as test_ends_at,
                case when test.id is not null then jsonb_build_object(
                  'id', test.id, 'number', number_b, 'share', share, 'goal', goal) end as test
           from pages as page join page_versions as live on live.page_id = page.id and live.number = live_number
           left join page_tests as test on test.page_id = page.id and ended_at is null
          where state = 'live' and not is_common order by path`,
      );
      const { rows: off } = await db.query<{ id: string }>(
        "select id from pages where state = 'off' and not is_common order by id",
      );
      // A product that has got the address of a redirect by hand is what visitors see there.
      const { rows: redirects } = await db.query<{ from: string; to: string }>(
        `select from_path as "from", to_path as "to" from page_redirects
          where ${IS_SHOWN}
            and not (page_id is null and exists (select from products where '/' || slug = from_path))
         union all
         select '/' || from_slug, '/' || slug from product_redirects join products on products.id = product_id
          where slug is not null
          order by 1`,
      );
      const { rows: deleted } = await db.query<{ address: string }>(
        'select address from media_deleted order by address',
      );
      return {
        revision,
        pages: pages.map(
          ({ published_at: publishedAt, shown_at: shownAt, is_shipped: isShipped, id, path, number, ...row }) => ({
            ...{ id, path, number, isShipped },
            publishedAt: publishedAt.toISOString(),
            ...(shownAt && { shownAt: shownAt.toISOString() }),
            ...(row.test && { test: { ...row.test, endsAt: row.test_ends_at.toISOString() } }),
          }),
        ),
        off: off.map(({ id }) => id),
        redirects,
        deletedPictures: deleted.map(({ address }) => address),
        shared: await createSitePartRepository(db).findAll(),
      };
    },
  };
}
