import type { ApiContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { getSite, saveSite } from './save-site';

const publisher = (context: ApiContext) => requireRight(context, 'publish');

export const siteResolvers: Resolvers = {
  Query: {
    staffSite: async (_parent, _args, context) => {
      await publisher(context);
      return getSite(context.site);
    },
  },
  Mutation: {
    staffSaveSite: async (_parent, args, context) => saveSite(context.site, await publisher(context), args),
  },
};
