import type { ApiContext } from '../../context';
import { AppError } from '../../errors/app-error';
import type { Resolvers } from '../../generated/resolvers-types';
import { makeInvoice } from '../invoices/make-invoice';
import { requireRole } from '../staff/require-role';
import { countStaffOrders, getStaffOrder, listStaffOrders } from './read-staff-orders';

/** Who may work on orders. */
const manager = (context: ApiContext) => requireRole(context, 'publisher');

async function later(context: ApiContext): Promise<never> {
  await manager(context);
  throw new AppError('INTERNAL_SERVER_ERROR', 'not built yet');
}

export const staffOrdersResolvers: Resolvers = {
  Query: {
    staffOrders: async (_parent, page, context) => {
      const reader = await manager(context);
      const [found, counts] = await Promise.all([
        listStaffOrders(context.staffOrders, page, reader),
        countStaffOrders(context.staffOrders),
      ]);
      return { ...found, counts };
    },
    staffOrder: async (_parent, { id }, context) => getStaffOrder(context.staffOrders, id, await manager(context)),
    staffPreviewOrder: (_parent, _args, context) => later(context),
  },
  StaffOrder: {
    invoice: async (order, _args, { orders }) => (await makeInvoice(orders, order))?.toString('base64') ?? null,
  },
  Mutation: {
    staffUpdateOrder: (_parent, _args, context) => later(context),
    staffCreateOrder: (_parent, _args, context) => later(context),
    staffMoveOrder: (_parent, _args, context) => later(context),
    staffUndoMove: (_parent, _args, context) => later(context),
    staffSetPayment: (_parent, _args, context) => later(context),
    staffReturnGoods: (_parent, _args, context) => later(context),
    staffNote: (_parent, _args, context) => later(context),
    staffVisitOrder: (_parent, _args, context) => later(context),
  },
};
