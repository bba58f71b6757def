import type { Resolvers, SiteProduct, SiteProductsFilter } from '../../generated/resolvers-types';
import { selectProducts } from './select-products';

/** Carts and lists show none of it, so it does not weigh on their answers. */
const withoutDetails = (product: SiteProduct): SiteProduct =>
  product.details ? { ...product, details: null } : product;

const hasDetails = (filter: SiteProductsFilter | null | undefined) =>
  Boolean(filter?.slugs) || filter?.type === 'service';

export const productsResolvers: Resolvers = {
  Query: {
    siteProducts: async (_parent, { filter }, { catalog }) => {
      const products = selectProducts(await catalog.current(), filter);
      return hasDetails(filter) ? products : products.map(withoutDetails);
    },
  },
};
