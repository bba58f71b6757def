import type { Resolvers } from '../../generated/resolvers-types';
import { presentPage } from '../pages/staff-page';
import { requireRight } from '../staff/require-right';
import { startTest } from './start-test';
import { toPageTest } from './staff-test';
import { endTest } from './take-outcome';

export const pageTestsResolvers: Resolvers = {
  Query: {
    staffPageTest: async (_parent, { id }, context) => {
      await requireRight(context, 'pages');
      presentPage(await context.pages.pages.find(id));
      const test = await context.pages.tests.findLast(id);
      return test && toPageTest(test);
    },
  },
  Mutation: {
    staffStartTest: async (_parent, input, context) =>
      startTest(context.pages, await requireRight(context, 'publish'), input),
    staffEndTest: async (_parent, input, context) =>
      endTest(context.pages, await requireRight(context, 'publish'), input),
  },
};
