import { AppError, type ErrorCode } from '../../errors/app-error';
import { requireUser } from '../../graphql/require-user';
import type { Resolvers } from '../../generated/resolvers-types';
import { getUser, toCurrentUser } from './current-user';

function refuse(code: ErrorCode, reason: string) {
  return () => Promise.reject(new AppError(code, reason));
}

// The shop has no users yet, so these are the true answers: nobody is signed in, no login and no token exists.
const signedInOnly = refuse('UNAUTHENTICATED', 'nobody is signed in');
const unknownUser = refuse('NOT_FOUND', 'no such user');

export const accountResolvers: Resolvers = {
  Query: {
    signin: unknownUser,
    signup: signedInOnly,
    confirmEmail: refuse('BAD_REQUEST', 'no such e-mail token'),
    recoveryPassword: unknownUser,
    resetPassword: unknownUser,
    currentUser: async (_parent, _args, context) => toCurrentUser(await getUser(context.users, requireUser(context))),
  },
  Mutation: {
    updateCurrentUserInfo: signedInOnly,
    updateCurrentUserPhone: signedInOnly,
    updateCurrentUserEmail: signedInOnly,
    updateCurrentUserPassword: signedInOnly,
    signout: signedInOnly,
  },
};
