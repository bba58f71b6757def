import type { Resolvers } from '../../generated/resolvers-types';
import { listLeads } from './read-leads';
import { requireLeads } from './require-leads';
import { resendLead, saveLead } from './save-lead';

export const leadsResolvers: Resolvers = {
  Query: {
    staffLeads: async (_parent, args, context) => {
      await requireLeads(context);
      return listLeads(context.leads, args);
    },
  },
  Mutation: {
    staffSaveLead: async (_parent, args, context) => saveLead(context.leads, await requireLeads(context), args),
    staffResendLead: async (_parent, { id }, context) => resendLead(context.leads, await requireLeads(context), id),
  },
};
