import { AppError } from '../../errors/app-error';
import type { OrderPreview, StaffOrder, StockChange } from '../../generated/resolvers-types';
import type { Mail } from '../../mail/outbox-repository';
import type { OrderProductRow, OrderRow } from '../orders/order-repository';
import { totalOf } from '../orders/order-total';
import { toSiteOrder } from '../orders/site-order';
import { byOf } from './staff-order';
import type { EventRow } from './order-card-repository';
import { readChange } from './order-record';
import { getStaffOrder } from './read-staff-orders';
import type { StaffOrdersServices, StaffOrdersTransaction } from './staff-orders-services';

/** Which order somebody changes, and what they have seen of it. */
export interface ChangedOrder {
  id: number;
  /** The revision that was seen. */
  revision: number;
  /** Who changes it. */
  userId: number;
}

/** An order that is locked for a change. */
export interface LockedOrder {
  order: OrderRow;
  lines: OrderProductRow[];
}

/** What a change has done. */
export interface ChangeOutcome {
  stock: StockChange[];
  /** To the buyer. */
  mails: Mail[];
}

/** One change of one order. */
export type OrderStep = (tx: StaffOrdersTransaction, locked: LockedOrder) => Promise<ChangeOutcome>;

/** Carries a preview out of the transaction that it undoes. */
class PreviewMade extends Error {
  constructor(readonly preview: OrderPreview) {
    super('a preview changes nothing');
  }
}

function conflictOf(order: OrderRow, events: EventRow[], seen: number) {
  const missed = events.flatMap((event) => {
    const change = readChange(event);
    return change && change.revision > seen ? [{ event, change }] : [];
  });
  const last = missed.at(-1)?.event;
  return {
    revision: order.revision,
    by: last ? byOf(last) : null,
    at: (last?.at ?? order.updated_at).toISOString(),
    fields: [...new Set(missed.flatMap(({ change }) => change.fields))],
  };
}

/**
 * Locks an order before its stock, as everything does that changes both.
 * @throws AppError NOT_FOUND; CONFLICT with `conflict`
 */
async function lockOrder(tx: StaffOrdersTransaction, { id, revision }: ChangedOrder): Promise<LockedOrder> {
  const order = await tx.list.lock(id);
  if (!order) throw new AppError('NOT_FOUND', `no order ${id}`);
  if (order.revision !== revision) {
    const conflict = conflictOf(order, await tx.card.findEvents([id]), revision);
    throw new AppError('CONFLICT', `order ${id} has revision ${order.revision}, not ${revision}`, { conflict });
  }
  return { order, lines: await tx.orders.findProducts([id]) };
}

/**
 * Changes an order, its stock and its record, and queues its mails, in one transaction.
 * @throws AppError of the step; NOT_FOUND; CONFLICT with `conflict`
 */
export async function changeOrder(
  services: StaffOrdersServices,
  changed: ChangedOrder,
  step: OrderStep,
): Promise<StaffOrder> {
  const version = await services.inTransaction(async (tx) => {
    const { mails } = await step(tx, await lockOrder(tx, changed));
    for (const mail of mails) await tx.outbox.add(mail);
    return tx.readVersion();
  });
  services.onChanged(version);
  return getStaffOrder(services, changed.id, changed.userId);
}

/**
 * What a change would do: it is made, looked at and rolled back, so that nothing can differ.
 * @throws AppError of the step; NOT_FOUND; CONFLICT with `conflict`
 */
export async function previewChange(
  services: StaffOrdersServices,
  changed: ChangedOrder,
  step: OrderStep,
): Promise<OrderPreview> {
  const made = services.inTransaction(async (tx) => {
    const { stock, mails } = await step(tx, await lockOrder(tx, changed));
    const order = toSiteOrder(await tx.orders.getById(changed.id), await tx.orders.findProducts([changed.id]));
    throw new PreviewMade({
      total: totalOf(order),
      stock,
      mails: mails.map(({ recipient: to, subject, html, text }) => ({ to, subject, html, text })),
    });
  });
  return made.catch((error: unknown) => {
    if (error instanceof PreviewMade) return error.preview;
    throw error;
  });
}
