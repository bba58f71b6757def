import type { Resolvers } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';
import { acceptInvite } from './accept-invite';
import { dismissPerson } from './dismiss-person';
import { invitePerson } from './invite-person';
import { getStaffMe, listPeople } from './list-people';
import { requireRole } from './require-role';

export const staffResolvers: Resolvers = {
  Query: {
    staffMe: (_parent, _args, context) => getStaffMe(context.staff, requireUser(context)),
    staffPeople: async (_parent, _args, context) => listPeople(context.staff, await requireRole(context, 'editor')),
  },
  Mutation: {
    staffInvite: async (_parent, input, context) =>
      invitePerson(context.staff, await requireRole(context, 'publisher'), input),
    staffAcceptInvite: (_parent, { token }, context) =>
      acceptInvite(context.staff, requireUser(context), token, context),
    staffDismiss: async (_parent, { userId }, context) =>
      dismissPerson(context.staff, await requireRole(context, 'publisher'), userId, context.record),
  },
};
