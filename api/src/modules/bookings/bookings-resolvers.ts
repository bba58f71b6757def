import type { Resolvers } from '../../generated/resolvers-types';
import { listServicePrices } from './list-service-prices';

export const bookingsResolvers: Resolvers = {
  Query: {
    siteServicePrices: (_parent, _args, { orders }) => listServicePrices(orders.bookings),
  },
};
