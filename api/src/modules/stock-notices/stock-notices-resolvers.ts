import type { Resolvers } from '../../generated/resolvers-types';
import { createStockNotice } from './create-stock-notice';
import { deleteStockNotices } from './delete-stock-notices';

export const stockNoticesResolvers: Resolvers = {
  Mutation: {
    siteCreateStockNotice: (_parent, { input }, context) => createStockNotice(context.stockNotices, input, context),
    siteDeleteStockNotices: (_parent, { key }, context) => deleteStockNotices(context.stockNotices, key, context),
  },
};
