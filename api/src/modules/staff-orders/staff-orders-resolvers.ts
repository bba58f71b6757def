import type { ApiContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers-types';
import { makeInvoice } from '../invoices/make-invoice';
import { requireRight } from '../staff/require-right';
import { createStaffOrder } from './create-order';
import { closeDay } from './day';
import { moveOrder, undoMove } from './move-order';
import { noteOrder, visitOrder } from './note-order';
import { changeOrder, previewChange, type ChangedOrder, type OrderStep } from './order-change';
import { previewStep } from './preview-order';
import { countStaffOrders, getStaffOrder, listStaffOrders } from './read-staff-orders';
import { returnGoods } from './return-goods';
import { setPayment } from './set-payment';
import { updateOrder } from './update-order';

/** Who may work on orders. */
const manager = (context: ApiContext) => requireRight(context, 'orders');

/** Changes an order as the caller. */
async function change(
  context: ApiContext,
  { id, revision }: Omit<ChangedOrder, 'userId'>,
  step: (userId: number) => OrderStep,
) {
  const userId = await manager(context);
  return changeOrder(context.staffOrders, { id, revision, userId }, step(userId));
}

export const staffOrdersResolvers: Resolvers = {
  Query: {
    staffOrders: async (_parent, page, context) => {
      const reader = await manager(context);
      // Before the rows: what changes in between gives the next mark.
      const mark = await context.staffOrders.mark.read();
      const [found, counts] = await Promise.all([
        listStaffOrders(context.staffOrders, page, reader),
        countStaffOrders(context.staffOrders),
      ]);
      return { ...found, mark, counts };
    },
    staffOrdersMark: async (_parent, _args, context) => {
      await manager(context);
      return context.staffOrders.mark.recent();
    },
    staffOrder: async (_parent, { id }, context) => getStaffOrder(context.staffOrders, id, await manager(context)),
    staffDay: async (_parent, { date }, context) => {
      await manager(context);
      return closeDay(context.staffOrders, date);
    },
    staffPreviewOrder: async (_parent, { id, revision, ...asked }, context) => {
      const userId = await manager(context);
      const step = previewStep(asked, { ...context.staffOrders, userId });
      return previewChange(context.staffOrders, { id, revision, userId }, step);
    },
  },
  StaffOrder: {
    invoice: async (order, _args, { orders }) => (await makeInvoice(orders, order))?.toString('base64') ?? null,
  },
  Mutation: {
    staffUpdateOrder: (_parent, { input, tellBuyer, ...changed }, context) =>
      change(context, changed, (userId) => updateOrder(input, { ...context.staffOrders, userId, tellBuyer })),
    staffCreateOrder: async (_parent, { input }, context) =>
      createStaffOrder(context.staffOrders, context.orders, input, await manager(context)),
    staffMoveOrder: (_parent, { id, revision, ...request }, context) =>
      change(context, { id, revision }, (userId) => moveOrder(request, { ...context.staffOrders, userId })),
    staffUndoMove: (_parent, changed, context) => change(context, changed, (userId) => undoMove({ userId })),
    staffSetPayment: (_parent, { id, revision, ...mark }, context) =>
      change(context, { id, revision }, (userId) => setPayment(mark, { userId })),
    staffReturnGoods: (_parent, { id, revision, ...returned }, context) =>
      change(context, { id, revision }, (userId) => returnGoods(returned, { userId })),
    staffNote: async (_parent, note, context) => noteOrder(context.staffOrders, await manager(context), note),
    staffVisitOrder: async (_parent, { id }, context) => visitOrder(context.staffOrders, await manager(context), id),
  },
};
