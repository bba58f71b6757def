import type { Resolvers } from '../../generated/resolvers-types';
import { selectProducts } from './select-products';

export const productsResolvers: Resolvers = {
  Query: {
    siteProducts: async (_parent, { filter }, { catalog }) => selectProducts(await catalog.current(), filter),
  },
};
