import type { Resolvers } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';

export const userCompaniesResolvers: Resolvers = {
  Query: {
    siteUserCompanies: (_parent, _args, context) => context.companies.rows.findAll(requireUser(context)),
  },
  Mutation: {
    siteDeleteUserCompany: (_parent, { requisiteInn }, context) => {
      const userId = requireUser(context);
      return context.companies.change(userId, async (companies) => {
        await companies.delete(userId, requisiteInn);
        return companies.findAll(userId);
      });
    },
  },
};
