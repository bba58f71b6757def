import { browseCatalog } from '@shop/shared/catalog';
import type { Resolvers } from '../../generated/resolvers-types';
import { refuseInput } from './refuse-input';
import { searchSite } from './search-site';

export const catalogResolvers: Resolvers = {
  Query: {
    async siteCatalog(_parent, { input }, { catalog }) {
      refuseInput(input);
      return browseCatalog(await catalog.current(), input);
    },
    siteSearch: async (_parent, { query, limit }, { catalog }) =>
      searchSite(await catalog.current(), query, limit ?? undefined),
  },
};
