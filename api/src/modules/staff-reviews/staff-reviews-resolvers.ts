import type { ApiContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { answerQuestion, hideReview, rejectReview, showReview, takeAnswerBack } from './decide-reviews';
import { listStaffReviews } from './read-reviews';

/** Who may decide on reviews and answer questions. */
const answerer = (context: ApiContext) => requireRight(context, 'leads');

export const staffReviewsResolvers: Resolvers = {
  Query: {
    staffReviews: async (_parent, args, context) => {
      await answerer(context);
      return listStaffReviews(context.staffReviews, args);
    },
  },
  Mutation: {
    staffShowReview: async (_parent, args, context) => showReview(context.staffReviews, await answerer(context), args),
    staffHideReview: async (_parent, args, context) => hideReview(context.staffReviews, await answerer(context), args),
    staffRejectReview: async (_parent, args, context) =>
      rejectReview(context.staffReviews, await answerer(context), args),
    staffAnswerQuestion: async (_parent, args, context) =>
      answerQuestion(context.staffReviews, await answerer(context), args),
    staffTakeAnswerBack: async (_parent, args, context) =>
      takeAnswerBack(context.staffReviews, await answerer(context), args),
  },
};
