import type { ApiContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight, requireStaff } from '../staff/require-right';
import { getDelivery, saveDelivery } from './staff-delivery';
import { findMissing } from './staff-missing';
import { getPickupPoints, savePickupPoint } from './staff-pickup-points';
import { getPlaces, savePlace } from './staff-places';
import { getShop, saveShop, touchesBank } from './staff-shop';

/** Who may change what the shop is. */
const keeper = (context: ApiContext) => requireRight(context, 'shop');

export const staffShopResolvers: Resolvers = {
  Query: {
    staffMissing: async (_parent, _args, context) =>
      findMissing(context.staffShop, (await requireStaff(context)).rights),
    staffDelivery: async (_parent, _args, context) => {
      await keeper(context);
      return getDelivery(context.staffShop);
    },
    staffShop: async (_parent, _args, context) => {
      await keeper(context);
      return getShop(context.staffShop);
    },
    staffPlaces: async (_parent, _args, context) => {
      await keeper(context);
      return getPlaces(context.staffShop);
    },
    staffPickupPoints: async (_parent, _args, context) => {
      await keeper(context);
      return getPickupPoints(context.staffShop);
    },
  },
  Mutation: {
    staffSaveShop: async (_parent, args, context) => {
      const userId = await requireRight(context, 'shop', touchesBank(args.input) ? 'fresh' : 'usual');
      return saveShop(context.staffShop, userId, args);
    },
    staffSavePlace: async (_parent, args, context) => savePlace(context.staffShop, await keeper(context), args),
    staffSavePickupPoint: async (_parent, args, context) =>
      savePickupPoint(context.staffShop, await keeper(context), args),
    staffSaveDelivery: async (_parent, args, context) => saveDelivery(context.staffShop, await keeper(context), args),
  },
};
