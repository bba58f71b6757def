import { showEmail } from '../../input/show-email';
import { requireUser } from '../../graphql/require-user';
import type { Resolvers } from '../../generated/resolvers-types';
import { cancelEmailChange, resendEmailConfirmation, updateUserEmail } from './change-email';
import { updateUserPassword } from './change-password';
import { updateUserPhone } from './change-phone';
import { confirmEmail } from './confirm-email';
import { getCurrentUser } from './current-user';
import { deleteUser } from './delete-user';
import { recoverPassword } from './recover-password';
import { resendSignupConfirmation } from './resend-confirmation';
import { resetPassword } from './reset-password';
import { signIn } from './sign-in';
import { signOut, signOutEverywhere } from './sign-out';
import { signUp } from './sign-up';
import { updateUserInfo } from './update-user';
import { closeUserSession, listUserSessions } from './user-sessions';

export const accountResolvers: Resolvers = {
  CurrentUser: {
    newEmail: async ({ id }, _args, { account }) => {
      const waiting = await account.emailChanges.findNewEmail(id);
      return waiting && showEmail(waiting);
    },
  },
  Query: {
    signin: (_parent, { input }, context) => signIn(context.account, input, context),
    signup: (_parent, { input }, context) => signUp(context.account, input, context),
    confirmEmail: (_parent, { input }, context) => confirmEmail(context.account, input, context),
    recoveryPassword: (_parent, { input }, context) => recoverPassword(context.account, input, context),
    resetPassword: (_parent, { input }, context) => resetPassword(context.account, input, context),
    currentUser: (_parent, _args, context) => getCurrentUser(context.account.users, requireUser(context)),
    currentUserSessions: (_parent, _args, context) =>
      listUserSessions(context.account, requireUser(context), context.sessionToken),
  },
  Mutation: {
    updateCurrentUserInfo: (_parent, { input }, context) =>
      updateUserInfo(context.account, requireUser(context), input),
    updateCurrentUserPhone: (_parent, { input }, context) =>
      updateUserPhone(context.account, requireUser(context), input, context),
    updateCurrentUserEmail: (_parent, { input }, context) =>
      updateUserEmail(context.account, requireUser(context), input, context),
    resendEmailConfirmation: (_parent, _args, context) =>
      resendEmailConfirmation(context.account, requireUser(context)),
    cancelEmailChange: (_parent, _args, context) => cancelEmailChange(context.account, requireUser(context)),
    updateCurrentUserPassword: (_parent, { input }, context) =>
      updateUserPassword(context.account, requireUser(context), input, context),
    resendSignupConfirmation: (_parent, { input }, context) =>
      resendSignupConfirmation(context.account, input, context),
    deleteCurrentUser: (_parent, { input }, context) =>
      deleteUser(context.account, requireUser(context), input, context),
    signout: (_parent, _args, context) => {
      requireUser(context);
      return signOut(context.account, context.sessionToken);
    },
    closeSession: (_parent, { id }, context) => closeUserSession(context.account, requireUser(context), id),
    signoutEverywhere: (_parent, _args, context) => signOutEverywhere(context.account, requireUser(context)),
  },
};
