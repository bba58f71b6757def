import type { Resolvers } from '../../generated/resolvers-types';
import { listProducts } from './list-products';

export const productsResolvers: Resolvers = {
  Query: {
    siteProducts: (_parent, _args, { products }) => listProducts(products),
  },
};
