import { requireUser } from '../../graphql/require-user';
import type { Resolvers } from '../../generated/resolvers-types';
import { cancelEmailChange, resendEmailConfirmation, updateUserEmail } from './change-email';
import { updateUserPassword } from './change-password';
import { updateUserPhone } from './change-phone';
import { confirmEmail } from './confirm-email';
import { getCurrentUser } from './current-user';
import { recoverPassword } from './recover-password';
import { resetPassword } from './reset-password';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { signUp } from './sign-up';
import { updateUserInfo } from './update-user';

export const accountResolvers: Resolvers = {
  CurrentUser: {
    newEmail: ({ id }, _args, { account }) => account.emailChanges.findNewEmail(id),
  },
  Query: {
    signin: (_parent, { input }, { account, address }) => signIn(account, input, address),
    signup: (_parent, { input }, { account, address }) => signUp(account, input, address),
    confirmEmail: (_parent, { input }, { account }) => confirmEmail(account, input),
    recoveryPassword: (_parent, { input }, { account, address }) => recoverPassword(account, input, address),
    resetPassword: (_parent, { input }, { account }) => resetPassword(account, input),
    currentUser: (_parent, _args, context) => getCurrentUser(context.account.users, requireUser(context)),
  },
  Mutation: {
    updateCurrentUserInfo: (_parent, { input }, context) =>
      updateUserInfo(context.account, requireUser(context), input),
    updateCurrentUserPhone: (_parent, { input }, context) =>
      updateUserPhone(context.account, requireUser(context), input, context.address),
    updateCurrentUserEmail: (_parent, { input }, context) =>
      updateUserEmail(context.account, requireUser(context), input, context.address),
    resendEmailConfirmation: (_parent, _args, context) =>
      resendEmailConfirmation(context.account, requireUser(context)),
    cancelEmailChange: (_parent, _args, context) => cancelEmailChange(context.account, requireUser(context)),
    updateCurrentUserPassword: (_parent, { input }, context) =>
      updateUserPassword(context.account, requireUser(context), input, context.address),
    signout: (_parent, _args, context) => {
      requireUser(context);
      return signOut(context.account, context.sessionToken);
    },
  },
};
