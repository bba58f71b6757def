import type { Queryable } from '../../db/database';
import type { PageState } from '../../generated/resolvers-types';

export interface PageRow {
  id: string;
  /** Empty: a common block has none. */
  path: string;
  is_common: boolean;
  state: PageState;
  live_number: number | null;
  is_shipped: boolean;
  /** JSON. */
  draft: string;
  revision: number;
  /** The draft differs from the version that went live last, or nothing has. */
  has_unpublished: boolean;
  saved_by: number | null;
  saved_by_name: string | null;
  saved_at: Date | null;
  /** The draft differs from the planned version; also where nothing is planned. */
  has_unplanned: boolean;
  publish_at: Date | null;
  /** JSON. */
  publish_document: string | null;
  publish_note: string | null;
  publish_by: number | null;
  /** For which time the blocks of the live version are chosen; null: they are always the same. */
  shown_at: Date | null;
  /** When other blocks are shown; null: never. */
  shown_until: Date | null;
  /** When the page leaves the site. */
  off_at: Date | null;
  off_redirect_to: string | null;
  off_by: number | null;
  /** When somebody has asked to publish the draft; null: nobody waits for that. */
  approval_at: Date | null;
  approval_by: number | null;
  approval_by_name: string | null;
  approval_note: string | null;
  /** A part of the visitors gets another version. */
  is_tested: boolean;
  /** JSON; null: no host has told of the live version. */
  live_faults: string | null;
}

export interface DeletedPageRow extends Pick<PageRow, 'id' | 'path' | 'draft'> {
  deleted_at: Date;
}

/** What is searched of a page. */
export interface SearchedPageRow extends Pick<PageRow, 'id' | 'path' | 'is_common' | 'state' | 'draft' | 'revision'> {
  /** JSON; null: the page is not on the site. */
  live: string | null;
}

/** For which time the blocks of a live version are chosen. */
export interface ShownBlocks {
  /** null: they are always the same. */
  shownAt: Date | null;
  /** When others are shown; null: never. */
  shownUntil: Date | null;
}

/** A common block. */
export interface CommonRow extends Pick<PageRow, 'id' | 'state' | 'draft'> {
  /** JSON; null: it is not on the site. */
  live: string | null;
}

/** A page with what it shows, or would. */
export interface ReferringRow extends Pick<PageRow, 'id' | 'path' | 'draft' | 'publish_document'> {
  /** JSON; null: the page is not on the site. */
  live: string | null;
  /** JSON, tested beside the live one; null: no test runs. */
  tried: string | null;
}

export interface NewPage {
  id: string;
  /** Empty for a common block. */
  path: string;
  draft: string;
  /** null: came with the remote. */
  savedBy: number | null;
}

export interface Schedule {
  at: Date;
  document: string;
  note: string | null;
  by: number;
}

/** When a page leaves the site, and where its visitors go then. */
export interface PlannedEnd {
  at: Date;
  redirectTo: string | null;
  by: number;
}

const SELECT = `select page.*, users.fullname as saved_by_name, asker.fullname as approval_by_name, proof.faults as live_faults,
    live.document is distinct from page.draft as has_unpublished,
    page.publish_document is distinct from page.draft as has_unplanned,
    exists (select from page_tests where page_tests.page_id = page.id and ended_at is null) as is_tested
  from pages as page
  left join users on users.id = page.saved_by
  left join users as asker on asker.id = page.approval_by
  left join page_versions as live on live.page_id = page.id and live.number = page.live_number
  left join page_proofs as proof on proof.page_id = page.id and proof.number = page.live_number`;

export type PageRepository = ReturnType<typeof createPageRepository>;

/** Pages with their drafts. Deleted drafts are none, except for what puts them back. */
export function createPageRepository(db: Queryable) {
  const findOne = async (rest: string, ...values: unknown[]): Promise<PageRow | null> => {
    const { rows } = await db.query<PageRow>(`${SELECT} ${rest}`, values);
    return rows[0] ?? null;
  };

  return {
    /**
     * Changes of what visitors see wait for each other, so that no address is given twice. Comes
     * before any lock of a page.
     */
    async lockSite(): Promise<void> {
      await db.query('select revision from pages_revision for update');
    },

    /** Locks a page for this transaction. */
    lock: (id: string) => findOne('where page.id = $1 and deleted_at is null for update of page', id),
    /** Locks a deleted draft. */
    lockDeleted: (id: string) => findOne('where page.id = $1 and deleted_at is not null for update of page', id),
    find: (id: string) => findOne('where page.id = $1 and deleted_at is null', id),
    findByPath: (path: string) => findOne('where page.path = $1 and deleted_at is null', path),

    async askApproval(id: string, by: number, note: string | null): Promise<void> {
      await db.query('update pages set approval_at = now(), approval_by = $2, approval_note = $3 where id = $1', [
        ...[id, by, note],
      ]);
    },

    async endApproval(id: string): Promise<void> {
      await db.query('update pages set approval_at = null, approval_by = null, approval_note = null where id = $1', [
        id,
      ]);
    },

    async findAll(): Promise<PageRow[]> {
      const { rows } = await db.query<PageRow>(
        `${SELECT} where deleted_at is null order by page.is_common, page.path, page.id`,
      );
      return rows;
    },

    /** Deleted drafts, the latest first. */
    async findDeleted(limit: number): Promise<DeletedPageRow[]> {
      const { rows } = await db.query<DeletedPageRow>(
        `select id, path, draft, deleted_at from pages where deleted_at is not null
          order by deleted_at desc, id limit $1`,
        [limit],
      );
      return rows;
    },

    /** Drafts beside what is on the site. */
    async findSearched(): Promise<SearchedPageRow[]> {
      const { rows } = await db.query<SearchedPageRow>(
        `select id, path, is_common, state, draft, revision, document as live
           from pages left join page_versions on page_id = id and number = live_number and state = 'live'
          where deleted_at is null order by path`,
      );
      return rows;
    },

    async findCommons(): Promise<CommonRow[]> {
      const { rows } = await db.query<CommonRow>(
        `select id, state, draft, document as live
           from pages left join page_versions on page_id = id and number = live_number and state = 'live'
          where is_common and deleted_at is null order by id`,
      );
      return rows;
    },

    /** Pages that name a text, or would: in a draft, in what is scheduled, or in what is tested. */
    async findNaming(text: string): Promise<ReferringRow[]> {
      const { rows } = await db.query<ReferringRow>(
        `select page.id, path, draft, publish_document, live.document as live, tried.document as tried
           from pages as page
           left join page_versions as live on live.page_id = page.id and live.number = live_number and state = 'live'
           left join page_tests as test on test.page_id = page.id and ended_at is null
           left join page_versions as tried on tried.page_id = page.id and tried.number = number_b
          where deleted_at is null
            and strpos(concat(draft, publish_document, live.document, tried.document), $1) > 0
          order by path`,
        [text],
      );
      return rows;
    },

    /** The documents of the live pages, in JSON, without that of one page. */
    async findLiveDocuments(exceptId: string): Promise<string[]> {
      const { rows } = await db.query<{ document: string }>(
        `select document from pages join page_versions on page_id = id and number = live_number
          where state = 'live' and id <> $1`,
        [exceptId],
      );
      return rows.map(({ document }) => document);
    },

    /** Returns false when another page has got the address or the id meanwhile. */
    async insert({ id, path, draft, savedBy }: NewPage): Promise<boolean> {
      const { rows } = await db.query(
        `insert into pages (id, path, is_common, state, draft, saved_by, saved_at)
         values ($1, $2, $2 = '', 'draft', $3, $4, case when $4::integer is not null then now() end)
         on conflict do nothing returning id`,
        [id, path, draft, savedBy],
      );
      return rows.length > 0;
    },

    async saveDraft(id: string, draft: string, savedBy: number | null): Promise<void> {
      await db.query(
        `update pages set draft = $2, revision = revision + 1, saved_by = $3,
           saved_at = case when $3::integer is not null then now() end where id = $1`,
        [id, draft, savedBy],
      );
    },

    async setLive(
      id: string,
      {
        number,
        path,
        isShipped,
        shownAt,
        shownUntil,
      }: ShownBlocks & { number: number; path: string; isShipped: boolean },
    ): Promise<void> {
      await db.query(
        `update pages set state = 'live', live_number = $2, path = $3, is_shipped = $4, shown_at = $5, shown_until = $6
          where id = $1`,
        [id, number, path, isShipped, shownAt, shownUntil],
      );
    },

    async setShown(id: string, { shownAt, shownUntil }: ShownBlocks): Promise<void> {
      await db.query('update pages set shown_at = $2, shown_until = $3 where id = $1', [id, shownAt, shownUntil]);
    },

    async setOff(id: string): Promise<void> {
      await db.query(
        "update pages set state = 'off', is_shipped = false, shown_at = null, shown_until = null where id = $1",
        [id],
      );
    },

    async setDeleted(id: string, isDeleted: boolean): Promise<void> {
      await db.query('update pages set deleted_at = case when $2 then now() end where id = $1', [id, isDeleted]);
    },

    async setPath(id: string, path: string): Promise<void> {
      await db.query('update pages set path = $2 where id = $1', [id, path]);
    },

    async schedule(id: string, { at, document, note, by }: Schedule): Promise<void> {
      await db.query(
        `update pages set publish_at = $2, publish_document = $3, publish_note = $4, publish_by = $5 where id = $1`,
        [id, at, document, note, by],
      );
    },

    async unschedule(id: string): Promise<void> {
      await db.query(
        `update pages set publish_at = null, publish_document = null, publish_note = null, publish_by = null
          where id = $1`,
        [id],
      );
    },

    async planEnd(id: string, { at, redirectTo, by }: PlannedEnd): Promise<void> {
      await db.query('update pages set off_at = $2, off_redirect_to = $3, off_by = $4 where id = $1', [
        id,
        at,
        redirectTo,
        by,
      ]);
    },

    async cancelEnd(id: string): Promise<void> {
      await db.query('update pages set off_at = null, off_redirect_to = null, off_by = null where id = $1', [id]);
    },

    /** Whether the time of something has come that the next three lock. */
    async hasDue(): Promise<boolean> {
      const { rows } = await db.query(
        'select from pages where publish_at <= now() or off_at <= now() or shown_until <= now() limit 1',
      );
      return rows.length > 0;
    },

    /** Locks a page that is to be published now. */
    lockDue: () => findOne('where page.publish_at <= now() order by page.publish_at limit 1 for update of page'),

    /** Locks a page that leaves the site now. */
    lockDueEnd: () => findOne('where page.off_at <= now() order by page.off_at limit 1 for update of page'),

    /** Locks a page of which other blocks are to be shown now. */
    lockDueBlocks: () =>
      findOne('where page.shown_until <= now() order by page.shown_until limit 1 for update of page'),
  };
}
