import type { Resolvers } from '../../../generated/resolvers-types';
import { requireRight, requireStaff } from '../require-right';
import { addPasskey, confirmTotp, startPasskey, startTotp } from './add-factor';
import { removeFactor, renamePasskey, renewRecoveryCodes, sendFactorLink } from './change-factors';
import { prove, startProof } from './prove';
import { resetFactor } from './reset-factor';

export const factorsResolvers: Resolvers = {
  Mutation: {
    staffSendFactorLink: async (_parent, _args, context) => sendFactorLink(context.staff, await requireStaff(context)),
    staffStartTotp: async (_parent, _args, context) => startTotp(context.staff, await requireStaff(context)),
    staffConfirmTotp: async (_parent, { code }, context) =>
      confirmTotp(context.staff, await requireStaff(context), code, context.record),
    staffPasskeyOptions: async (_parent, _args, context) => startPasskey(context.staff, await requireStaff(context)),
    staffAddPasskey: async (_parent, input, context) =>
      addPasskey(context.staff, await requireStaff(context), input, context.record),
    staffProofOptions: async (_parent, _args, context) => startProof(context.staff, await requireStaff(context)),
    staffProve: async (_parent, input, context) =>
      prove(context.staff, await requireStaff(context), input, context.record),
    staffRenewRecoveryCodes: async (_parent, _args, context) =>
      renewRecoveryCodes(context.staff, await requireStaff(context), context.record),
    staffRemoveFactor: async (_parent, input, context) =>
      removeFactor(context.staff, await requireStaff(context), input, context.record),
    staffRenamePasskey: async (_parent, input, context) =>
      renamePasskey(context.staff, await requireStaff(context), input),
    staffResetFactor: async (_parent, { userId }, context) =>
      resetFactor(context.staff, await requireRight(context, 'people', 'fresh'), userId, context.record),
  },
};
