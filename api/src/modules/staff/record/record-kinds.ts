import type { StaffRecordKind } from '../../../generated/resolvers-types';
import type { AuditAction } from '../audit-repository';

/** What each action is about. */
const KINDS: Readonly<Record<AuditAction, StaffRecordKind>> = {
  'accept-invite': 'access',
  'add-factor': 'access',
  'cancel-invite': 'access',
  dismiss: 'access',
  'end-sessions': 'access',
  invite: 'access',
  'remove-factor': 'access',
  'rename-passkey': 'access',
  'renew-recovery-codes': 'access',
  'reset-factor': 'access',
  'set-rights': 'access',
  'use-recovery-code': 'access',
  'buyer-cancel-order': 'orders',
  'buyer-update-order': 'orders',
  'create-order': 'orders',
  'end-preview-order': 'orders',
  'export-orders': 'orders',
  'move-order': 'orders',
  'note-order': 'orders',
  'return-goods': 'orders',
  'set-payment': 'orders',
  'undo-move': 'orders',
  'update-order': 'orders',
  'view-order': 'views',
  'apply-file': 'goods',
  'count-stock': 'goods',
  'create-product': 'goods',
  'save-goods': 'goods',
  'save-property': 'goods',
  'undo-file': 'goods',
  'save-delivery': 'shop',
  'save-shop': 'shop',
  'save-place': 'shop',
  'save-pickup-point': 'shop',
  'answer-question': 'leads',
  'export-leads': 'leads',
  'hide-review': 'leads',
  'reject-review': 'leads',
  'resend-lead': 'leads',
  'save-lead': 'leads',
  'show-review': 'leads',
  'take-answer-back': 'leads',
  'add-media': 'pages',
  'add-redirect': 'pages',
  'ask-approval': 'pages',
  'decline-approval': 'pages',
  'withdraw-approval': 'pages',
  'add-comment': 'pages',
  'answer-comment': 'pages',
  'edit-comment': 'pages',
  'close-comment': 'pages',
  'reopen-comment': 'pages',
  'delete-comment': 'pages',
  'cancel-schedule': 'pages',
  'cancel-unpublish': 'pages',
  'create-page': 'pages',
  'delete-media': 'pages',
  'delete-page': 'pages',
  'keep-draft': 'pages',
  'make-preview': 'pages',
  'move-page': 'pages',
  'name-media': 'pages',
  publish: 'pages',
  'publish-scheduled': 'pages',
  'remove-redirect': 'pages',
  restore: 'pages',
  'revoke-preview': 'pages',
  'save-draft': 'pages',
  'save-site': 'pages',
  schedule: 'pages',
  'schedule-failed': 'pages',
  'schedule-unpublish': 'pages',
  'take-release': 'pages',
  'undelete-page': 'pages',
  unpublish: 'pages',
  'unpublish-scheduled': 'pages',
};

const BY_NAME = new Map<string, StaffRecordKind>(Object.entries(KINDS));

/**
 * The kind of a row. A later version of the program may have written it, with an action that this
 * one does not know.
 */
export const kindOf = (action: string): StaffRecordKind => BY_NAME.get(action) ?? 'access';

export function actionsOf(kind: StaffRecordKind): string[] {
  return [...BY_NAME].flatMap(([action, its]) => (its === kind ? action : []));
}
