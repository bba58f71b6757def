import { toRoubles } from '@shop/shared/format';
import type { StaffEvent, StaffMail, StaffNote, StaffOrder } from '../../generated/resolvers-types';
import { callBy } from '../../mail/call-promise';
import type { OrderProductRow, OrderRow } from '../orders/order-repository';
import { totalOf } from '../orders/order-total';
import { toProducts, toSiteOrder } from '../orders/site-order';
import { currentSeller } from '../../current-seller';
import type { AuditAction } from '../staff/audit-repository';
import type { EventRow, NoteRow, OrderMailRow } from './order-card-repository';
import { isOut, movesOf } from './order-moves';
import { readChange, undoUntil } from './order-record';

/** An order and what its card shows besides. */
export interface CardRows {
  order: OrderRow;
  lines: OrderProductRow[];
  notes: NoteRow[];
  events: EventRow[];
  mails: OrderMailRow[];
  openBy: string[];
}

const BUYER = 'Покупатель';

function toNote({ id, text, by, at }: NoteRow): StaffNote {
  return { id, text, by, at: at.toISOString() };
}

function toMail({ kind, recipient, created_at: queuedAt, sent_at: sentAt }: OrderMailRow): StaffMail {
  return { kind, to: recipient, queuedAt: queuedAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}

const BY_BUYER: ReadonlySet<string> = new Set<AuditAction>(['buyer-cancel-order', 'buyer-update-order']);

/** Who did what an entry of the record tells of. */
export function byOf({ action, by }: EventRow): string | null {
  return BY_BUYER.has(action) ? BUYER : by;
}

function toEvent(event: EventRow): StaffEvent {
  const { action, at } = event;
  return { at: at.toISOString(), by: byOf(event), action, fields: readChange(event)?.fields ?? [] };
}

function isCallDue({ order_status: status, preview, source }: OrderRow): boolean {
  return status === 'new' && preview === null && source === 'site';
}

function historyOf({ order, events }: CardRows): StaffEvent[] {
  const placed = { at: order.created_at.toISOString(), by: BUYER, action: 'place-order', fields: [] };
  return [...(order.source === 'site' ? [placed] : []), ...events.map(toEvent)];
}

/** An order in the shape of the contract, for the shop's people. */
export function toStaffOrder(rows: CardRows): StaffOrder {
  const { order, lines, notes, events, mails, openBy } = rows;
  const { guestKey: _, ...site } = toSiteOrder(order, lines);
  return {
    ...site,
    products: toProducts(lines),
    total: totalOf(site),
    paidAmount: toRoubles(order.paid_kopecks),
    paidAt: order.paid_at?.toISOString() ?? null,
    revision: order.revision,
    source: order.source,
    externalId: order.external_id,
    isPreview: order.preview !== null,
    callBy: isCallDue(order) ? new Date(callBy(order.created_at.getTime(), currentSeller())).toISOString() : null,
    carrier: order.carrier,
    trackNumber: order.track_number,
    cancelReason: order.cancel_reason,
    moves: movesOf({
      status: order.order_status,
      isPreview: order.preview !== null,
      hasReturns: lines.some(({ returned_count: count }) => count > 0),
    }),
    canReturnGoods: isOut(order) && lines.some(({ product_count: count }) => count > 0),
    undoUntil: undoUntil(events, Date.now())?.toISOString() ?? null,
    notes: notes.map(toNote),
    history: historyOf(rows),
    mails: mails.map(toMail),
    openBy,
  };
}
