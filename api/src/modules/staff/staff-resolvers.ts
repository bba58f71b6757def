import type { Resolvers } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';
import { acceptInvite } from './accept-invite';
import { dismissPerson } from './dismiss-person';
import { provenUntil } from './factors/require-factor';
import { invitePerson } from './invite-person';
import { getStaffMe } from './get-staff-me';
import { listPeople } from './list-people';
import { cancelInvite, listInvites } from './open-invites';
import { requireAnyRight, requireRight } from './require-right';
import { setRights } from './set-rights';

export const staffResolvers: Resolvers = {
  Query: {
    staffMe: (_parent, _args, context) => getStaffMe(context.staff, requireUser(context), context.sessionToken),
    staffPeople: async (_parent, _args, context) => {
      const { rights, provenAt } = await requireAnyRight(context, ['people', 'pages']);
      // A refusal would sign out whoever has the studio of yesterday still open.
      const withEmails = rights.includes('people') && provenUntil(provenAt, 'usual') !== null;
      return listPeople(context.staff, { withEmails });
    },
    staffInvites: async (_parent, _args, context) => {
      const { provenAt } = await requireAnyRight(context, ['people']);
      return provenUntil(provenAt, 'usual') === null ? null : listInvites(context.staff);
    },
  },
  Mutation: {
    staffInvite: async (_parent, input, context) =>
      invitePerson(context.staff, await requireRight(context, 'people', 'fresh'), input),
    staffSetRights: async (_parent, input, context) =>
      setRights(context.staff, await requireRight(context, 'people', 'fresh'), input, context.record),
    staffCancelInvite: async (_parent, { email }, context) =>
      cancelInvite(context.staff, await requireRight(context, 'people', 'fresh'), email),
    staffAcceptInvite: (_parent, { token }, context) =>
      acceptInvite(context.staff, requireUser(context), token, context),
    staffDismiss: async (_parent, { userId }, context) =>
      dismissPerson(context.staff, await requireRight(context, 'people', 'fresh'), userId, context.record),
  },
};
