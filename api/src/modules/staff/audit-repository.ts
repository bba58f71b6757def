import type { Queryable } from '../../db/database';

export type AuditAction =
  | 'accept-invite'
  | 'add-factor'
  | 'add-media'
  | 'buyer-cancel-order'
  | 'buyer-update-order'
  | 'cancel-schedule'
  | 'count-stock'
  | 'create-order'
  | 'create-page'
  | 'delete-media'
  | 'delete-page'
  | 'dismiss'
  | 'cancel-invite'
  | 'end-preview-order'
  | 'end-sessions'
  | 'invite'
  | 'keep-draft'
  | 'make-preview'
  | 'move-order'
  | 'move-page'
  | 'note-order'
  | 'publish'
  | 'publish-scheduled'
  | 'remove-factor'
  | 'renew-recovery-codes'
  | 'reset-factor'
  | 'restore'
  | 'return-goods'
  | 'revoke-preview'
  | 'save-delivery'
  | 'save-draft'
  | 'save-goods'
  | 'schedule'
  | 'schedule-failed'
  | 'set-payment'
  | 'set-rights'
  | 'take-release'
  | 'undelete-page'
  | 'undo-move'
  | 'unpublish'
  | 'update-order'
  | 'use-recovery-code'
  | 'view-order';

export interface AuditEntry {
  action: AuditAction;
  /** null: the program itself. */
  userId: number | null;
  pageId?: string;
  orderId?: number;
  productId?: number;
  /** Numbers, rights, addresses of pages, names of fields; no personal data, no texts. */
  details?: Record<string, unknown>;
}

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/** What the shop's own people did. Nothing changes or deletes a row. */
export function createAuditRepository(db: Queryable) {
  return {
    /** Records an action, in the transaction that does it. */
    async add({ action, userId, pageId, orderId, productId, details = {} }: AuditEntry): Promise<void> {
      await db.query(
        `insert into staff_audit (user_id, action, page_id, order_id, product_id, details)
         values ($1, $2, $3, $4, $5, $6)`,
        [userId, action, pageId ?? null, orderId ?? null, productId ?? null, JSON.stringify(details)],
      );
    },
  };
}
