import type { ApiContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { getDelivery, saveDelivery } from './staff-delivery';

/** Who may change what the shop is. */
const keeper = (context: ApiContext) => requireRight(context, 'shop');

export const staffShopResolvers: Resolvers = {
  Query: {
    staffDelivery: async (_parent, _args, context) => {
      await keeper(context);
      return getDelivery(context.staffShop);
    },
  },
  Mutation: {
    staffSaveDelivery: async (_parent, args, context) => saveDelivery(context.staffShop, await keeper(context), args),
  },
};
