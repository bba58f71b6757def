import type { ApiContext } from '../../../context';
import type { Resolvers } from '../../../generated/resolvers-types';
import { requireRight } from '../require-right';
import { endStaffSessions, listStaffSessions } from './staff-sessions';

const askingOf = async (context: ApiContext) => ({
  userId: await requireRight(context, 'people'),
  sessionToken: context.sessionToken,
});

export const staffSessionsResolvers: Resolvers = {
  Query: {
    staffSessions: async (_parent, { userId }, context) =>
      listStaffSessions(context.staff, await askingOf(context), userId),
  },
  Mutation: {
    staffEndSessions: async (_parent, input, context) =>
      endStaffSessions(context.staff, await askingOf(context), input, context.record),
  },
};
