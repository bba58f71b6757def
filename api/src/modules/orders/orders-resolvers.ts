import { dateScalar } from '../../graphql/scalars';
import type { Resolvers } from '../../generated/resolvers-types';
import { placeOrder } from './place-order';

export const ordersResolvers: Resolvers = {
  Date: dateScalar,
  Mutation: {
    siteCreateOrder: (_parent, { input }, { orders, userId, address }) =>
      placeOrder(orders, input, { userId, address }),
  },
};
