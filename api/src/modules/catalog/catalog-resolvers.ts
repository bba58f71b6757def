import { browseCatalog } from '@shop/shared/catalog';
import type { Resolvers } from '../../generated/resolvers-types';
import { refuseInput } from './refuse-input';

export const catalogResolvers: Resolvers = {
  Query: {
    async siteCatalog(_parent, { input }, { catalog }) {
      refuseInput(input);
      return browseCatalog(await catalog.current(), input);
    },
  },
};
