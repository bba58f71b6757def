import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { readPageFigures } from './read-page-figures';

export const pageFiguresResolvers: Resolvers = {
  Query: {
    staffPageFigures: async (_parent, { id }, context) => {
      await requireRight(context, 'pages');
      return readPageFigures(context.pages, id);
    },
    staffPageTotals: async (_parent, _args, context) => {
      await requireRight(context, 'pages');
      return context.pages.figures.findTotals();
    },
  },
};
