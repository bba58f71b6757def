import type { ApiContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { toPageComments } from './comment-threads';
import { closeComment, deleteComment, reopenComment } from './end-comments';
import { addComment, answerComment, editComment } from './write-comments';

const editor = (context: ApiContext) => requireRight(context, 'pages');

export const pageCommentsResolvers: Resolvers = {
  Query: {
    staffPageComments: async (_parent, { pageId }, context) => {
      const userId = await editor(context);
      const page = await context.pages.pages.find(pageId);
      return page && toPageComments(await context.pages.comments.findOfPage(pageId), userId);
    },
  },
  Mutation: {
    staffAddComment: async (_parent, input, context) => addComment(context.pages, await editor(context), input),
    staffAnswerComment: async (_parent, input, context) => answerComment(context.pages, await editor(context), input),
    staffEditComment: async (_parent, input, context) => editComment(context.pages, await editor(context), input),
    staffDeleteComment: async (_parent, { id }, context) => deleteComment(context.pages, await editor(context), id),
    staffCloseComment: async (_parent, { id }, context) => closeComment(context.pages, await editor(context), id),
    staffReopenComment: async (_parent, { id }, context) => reopenComment(context.pages, await editor(context), id),
  },
};
