import type { Queryable } from '../../db/database';

export type AuditAction =
  | 'accept-invite'
  | 'add-media'
  | 'cancel-schedule'
  | 'create-page'
  | 'delete-media'
  | 'dismiss'
  | 'invite'
  | 'keep-draft'
  | 'make-preview'
  | 'move-page'
  | 'publish'
  | 'publish-scheduled'
  | 'restore'
  | 'revoke-preview'
  | 'save-draft'
  | 'schedule'
  | 'schedule-failed'
  | 'set-rights'
  | 'take-release'
  | 'unpublish';

export interface AuditEntry {
  action: AuditAction;
  /** null: the program itself. */
  userId: number | null;
  pageId?: string;
  /** Numbers, rights and addresses of pages; no personal data and no texts of documents. */
  details?: Record<string, string | number | null>;
}

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/** What the shop's own people did. Nothing changes or deletes a row. */
export function createAuditRepository(db: Queryable) {
  return {
    /** Records an action, in the transaction that does it. */
    async add({ action, userId, pageId, details = {} }: AuditEntry): Promise<void> {
      await db.query('insert into staff_audit (user_id, action, page_id, details) values ($1, $2, $3, $4)', [
        userId,
        action,
        pageId ?? null,
        JSON.stringify(details),
      ]);
    },
  };
}
