import type { ApiContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { countStock } from './count-stock';
import { getStaffProduct, listStaffGoods, listStaffStock } from './read-goods';
import { saveGoods } from './save-goods';
import { createProduct, saveProduct } from './save-product';
import { saveProperty } from './save-property';

/** Who may work on goods. */
const merchandiser = (context: ApiContext) => requireRight(context, 'goods');

export const staffGoodsResolvers: Resolvers = {
  Query: {
    staffGoods: async (_parent, page, context) => {
      await merchandiser(context);
      return listStaffGoods(context.staffGoods, page);
    },
    staffProduct: async (_parent, { id }, context) => {
      await merchandiser(context);
      return getStaffProduct(context.staffGoods, id);
    },
    staffProperties: async (_parent, _arguments, context) => {
      await merchandiser(context);
      return context.staffGoods.kinds.findAll();
    },
    staffStock: async (_parent, page, context) => {
      await merchandiser(context);
      return listStaffStock(context.staffGoods, page);
    },
  },
  Mutation: {
    staffSaveGoods: async (_parent, { changes }, context) =>
      saveGoods(context.staffGoods, changes, await merchandiser(context)),
    staffCreateProduct: async (_parent, { input }, context) =>
      createProduct(context.staffGoods, input, await merchandiser(context)),
    staffSaveProduct: async (_parent, { id, revision, input }, context) =>
      saveProduct(context.staffGoods, { id, revision, input }, await merchandiser(context)),
    staffSaveProperty: async (_parent, args, context) =>
      saveProperty(context.staffGoods, args, await merchandiser(context)),
    staffCountStock: async (_parent, { counts }, context) =>
      countStock(context.staffGoods, counts, await merchandiser(context)),
  },
};
