import type { Resolvers } from '../../generated/resolvers-types';
import { askQuestion } from './ask-question';
import { listReviews } from './list-reviews';
import { createReview, deleteReview, listOrderReviews } from './order-reviews';

export const reviewsResolvers: Resolvers = {
  Query: {
    siteReviews: (_parent, _args, { reviews }) => listReviews(reviews),
    siteOrderReviews: (_parent, link, context) => listOrderReviews(context.reviews, link, context),
  },
  Mutation: {
    siteCreateReview: (_parent, { input }, context) => createReview(context.reviews, input, context),
    siteDeleteReview: (_parent, link, context) => deleteReview(context.reviews, link, context),
    siteAskQuestion: (_parent, { input }, context) => askQuestion(context.reviews, input, context),
  },
};
