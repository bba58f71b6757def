import type { Resolvers } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';
import { listConsents, setConsent } from './set-consent';

export const consentsResolvers: Resolvers = {
  Query: {
    currentUserConsents: (_parent, _args, context) => listConsents(context.consents, requireUser(context)),
  },
  Mutation: {
    siteSetConsent: (_parent, { input }, context) => setConsent(context.consents, input, context),
  },
};
