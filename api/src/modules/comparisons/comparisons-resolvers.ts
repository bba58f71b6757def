import type { Resolvers } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';
import { addComparison } from './add-comparison';
import { deleteComparisons } from './delete-comparisons';
import { listComparisons } from './list-comparisons';
import { setComparisons } from './set-comparisons';

export const comparisonsResolvers: Resolvers = {
  Query: {
    siteComparisons: (_parent, _args, context) => listComparisons(context.comparisons, requireUser(context)),
  },
  Mutation: {
    siteCreateCompare: (_parent, { input }, context) => addComparison(context.comparisons, requireUser(context), input),
    siteDeleteComparisons: (_parent, { filter }, context) =>
      deleteComparisons(context.comparisons, requireUser(context), filter),
    siteSetComparisons: (_parent, { input }, context) =>
      setComparisons(context.comparisons, requireUser(context), input),
  },
};
