import type { PagePreview } from '@shop/shared/page-documents';
import type { Queryable } from '../../db/database';
import { createToken, hashToken } from '../../secret-token';

const PREVIEW_DAYS = 7;

export interface PreviewRow extends Omit<PagePreview, 'document'> {
  /** JSON. */
  document: string;
}

export type PreviewRepository = ReturnType<typeof createPreviewRepository>;

/** Links to drafts for people without an account; only the hashes of their tokens are stored. */
export function createPreviewRepository(db: Queryable) {
  return {
    /**
     * Creates a link and returns its token.
     * @param number the version; null for the draft as it is whenever the link is opened
     */
    async create(pageId: string, number: number | null, madeBy: number): Promise<string> {
      const token = createToken();
      await db.query(
        `insert into page_previews (token_hash, page_id, number, made_by, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
        [hashToken(token), pageId, number, madeBy, PREVIEW_DAYS],
      );
      return token;
    },

    /** What a link shows; null when it is unknown, revoked or expired. */
    async find(token: string): Promise<PreviewRow | null> {
      const { rows } = await db.query<PreviewRow>(
        `select page.id, page.path, coalesce(version.document, page.draft) as document
           from page_previews as preview
           join pages as page on page.id = preview.page_id
           left join page_versions as version on version.page_id = page.id and version.number = preview.number
          where preview.token_hash = $1 and preview.expires_at > now() and page.deleted_at is null`,
        [hashToken(token)],
      );
      return rows[0] ?? null;
    },

    async endAllOf(pageId: string): Promise<void> {
      await db.query('delete from page_previews where page_id = $1', [pageId]);
    },

    async deleteExpired(): Promise<void> {
      await db.query('delete from page_previews where expires_at <= now()');
    },
  };
}
