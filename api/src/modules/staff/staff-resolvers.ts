import type { Resolvers } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';
import { acceptInvite } from './accept-invite';
import { dismissPerson } from './dismiss-person';
import { invitePerson } from './invite-person';
import { getStaffMe } from './get-staff-me';
import { listPeople } from './list-people';
import { requireAnyRight, requireRight } from './require-right';
import { setRights } from './set-rights';

export const staffResolvers: Resolvers = {
  Query: {
    staffMe: (_parent, _args, context) => getStaffMe(context.staff, requireUser(context)),
    staffPeople: async (_parent, _args, context) => {
      const rights = await requireAnyRight(context, ['people', 'pages']);
      return listPeople(context.staff, { withEmails: rights.includes('people') });
    },
  },
  Mutation: {
    staffInvite: async (_parent, input, context) =>
      invitePerson(context.staff, await requireRight(context, 'people'), input),
    staffSetRights: async (_parent, input, context) =>
      setRights(context.staff, await requireRight(context, 'people'), input, context.record),
    staffAcceptInvite: (_parent, { token }, context) =>
      acceptInvite(context.staff, requireUser(context), token, context),
    staffDismiss: async (_parent, { userId }, context) =>
      dismissPerson(context.staff, await requireRight(context, 'people'), userId, context.record),
  },
};
