import type { Resolvers } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';
import { dateScalar } from '../../graphql/scalars';
import { makeInvoice } from '../invoices/make-invoice';
import { findGuestOrder } from './find-guest-order';
import { listOrders } from './list-orders';
import { placeOrder } from './place-order';
import { updateGuestOrder } from './update-guest-order';
import { updateOrders } from './update-orders';

export const ordersResolvers: Resolvers = {
  Date: dateScalar,
  Query: {
    guestOrder: (_parent, input, { orders, address }) => findGuestOrder(orders, input, address),
    siteOrders: (_parent, { filter }, context) => listOrders(context.orders, requireUser(context), filter),
  },
  SiteOrder: {
    invoice: async (order, _args, { orders }) => (await makeInvoice(orders, order))?.toString('base64') ?? null,
  },
  Mutation: {
    siteCreateOrder: (_parent, { input }, { orders, userId, address, preview }) =>
      placeOrder(orders, input, { userId, address, preview }),
    // The link decides, also for somebody who has signed in since.
    guestUpdateOrder: (_parent, change, { orders, address, preview }) =>
      updateGuestOrder(orders, change, { userId: null, address, preview }),
    // `source` has one value only: this API serves buyers.
    siteUpdateOrders: (_parent, { input, filter }, context) => {
      const { orders, address, preview } = context;
      return updateOrders(orders, { userId: requireUser(context), address, preview }, input, filter);
    },
  },
};
