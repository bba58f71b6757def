import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { agreeBooking } from './agree-booking';
import { listBookings } from './list-bookings';

export const staffBookingsResolvers: Resolvers = {
  Query: {
    staffBookings: async (_parent, page, context) => {
      await requireRight(context, 'orders');
      return listBookings(context.staffOrders.booked, page);
    },
  },
  Mutation: {
    staffAgreeBooking: async (_parent, args, context) =>
      agreeBooking(context.staffOrders, args, await requireRight(context, 'orders')),
  },
};
