import type { Resolvers } from '../../generated/resolvers-types';
import { listDiscounts } from './list-discounts';

export const discountsResolvers: Resolvers = {
  Query: {
    siteDiscounts: (_parent, _args, { discounts, areDiscountsEnabled }) =>
      listDiscounts(discounts, areDiscountsEnabled),
  },
};
