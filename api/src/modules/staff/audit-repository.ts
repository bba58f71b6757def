import type { Queryable } from '../../db/database';

export type AuditAction =
  | 'accept-invite'
  | 'add-comment'
  | 'add-factor'
  | 'add-media'
  | 'add-redirect'
  | 'apply-file'
  | 'answer-comment'
  | 'answer-question'
  | 'ask-approval'
  | 'buyer-cancel-order'
  | 'buyer-update-order'
  | 'cancel-schedule'
  | 'cancel-unpublish'
  | 'close-comment'
  | 'count-stock'
  | 'create-order'
  | 'create-page'
  | 'create-product'
  | 'decline-approval'
  | 'delete-comment'
  | 'delete-media'
  | 'delete-page'
  | 'dismiss'
  | 'cancel-invite'
  | 'edit-comment'
  | 'end-preview-order'
  | 'end-sessions'
  | 'end-test'
  | 'export-leads'
  | 'export-orders'
  | 'hide-review'
  | 'invite'
  | 'keep-draft'
  | 'make-preview'
  | 'move-order'
  | 'move-page'
  | 'name-media'
  | 'note-order'
  | 'publish'
  | 'publish-scheduled'
  | 'reject-review'
  | 'remove-factor'
  | 'rename-passkey'
  | 'remove-redirect'
  | 'renew-recovery-codes'
  | 'reopen-comment'
  | 'resend-lead'
  | 'reset-factor'
  | 'restore'
  | 'return-goods'
  | 'revoke-preview'
  | 'save-delivery'
  | 'save-draft'
  | 'save-goods'
  | 'save-lead'
  | 'save-place'
  | 'save-pickup-point'
  | 'save-property'
  | 'save-shop'
  | 'save-site'
  | 'schedule'
  | 'schedule-failed'
  | 'schedule-unpublish'
  | 'set-payment'
  | 'set-rights'
  | 'show-review'
  | 'start-test'
  | 'take-answer-back'
  | 'take-release'
  | 'undelete-page'
  | 'undo-file'
  | 'undo-move'
  | 'unpublish'
  | 'unpublish-scheduled'
  | 'update-order'
  | 'use-recovery-code'
  | 'view-order'
  | 'withdraw-approval';

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

/** What was done to a product; null: to a thing that no product names. */
export interface ProductEntry {
  productId: number | null;
  details: Record<string, unknown>;
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

    /** Records one action on many products at once. */
    async addForProducts(action: AuditAction, userId: number, entries: readonly ProductEntry[]): Promise<void> {
      await db.query(
        `insert into staff_audit (user_id, action, product_id, details)
         select $1, $2, product_id, details from unnest($3::int[], $4::text[]) as entry (product_id, details)`,
        [
          userId,
          action,
          entries.map(({ productId }) => productId),
          entries.map(({ details }) => JSON.stringify(details)),
        ],
      );
    },
  };
}
