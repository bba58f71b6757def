import { MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type { StaffOrder } from '../../generated/resolvers-types';
import { findLengthErrors, refuseFields } from '../../input/field-errors';
import { getStaffOrder } from './read-staff-orders';
import type { StaffOrdersServices } from './staff-orders-services';

const LONGEST_NOTE = 3000;

/**
 * Adds a note to an order. It changes nothing that others may be editing, so the revision stays.
 * @throws AppError BAD_REQUEST with `fields.text`; NOT_FOUND
 */
export async function noteOrder(
  services: StaffOrdersServices,
  userId: number,
  { orderId, text }: { orderId: number; text: string },
): Promise<StaffOrder> {
  const note = text.trim();
  refuseFields({
    ...findLengthErrors({ text: note }, { text: LONGEST_NOTE }),
    ...(note === '' && { text: MESSAGES.required }),
  });
  await services.inTransaction(async ({ list, card, audit }) => {
    if (!(await list.lock(orderId))) throw new AppError('NOT_FOUND', `no order ${orderId}`);
    await card.addNote(orderId, userId, note);
    await audit.add({ action: 'note-order', userId, orderId });
  });
  return getStaffOrder(services, orderId, userId);
}

/**
 * Notes that somebody has an order open; the record says once who has seen it.
 * @returns the names of the others who have it open
 * @throws AppError NOT_FOUND
 */
export async function visitOrder(
  { inTransaction }: Pick<StaffOrdersServices, 'inTransaction'>,
  userId: number,
  id: number,
): Promise<string[]> {
  return inTransaction(async ({ list, card, audit }) => {
    if (!(await list.findOne(id))) throw new AppError('NOT_FOUND', `no order ${id}`);
    const isFirst = await card.addVisit(id, userId);
    if (isFirst) await audit.add({ action: 'view-order', userId, orderId: id });
    return (await card.findVisitors([id], userId)).map(({ fullname }) => fullname);
  });
}
