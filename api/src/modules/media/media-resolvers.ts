import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { toMedia } from './add-media';
import { deleteMedia } from './delete-media';

const MEDIA_AT_ONCE = 60;

export const mediaResolvers: Resolvers = {
  Query: {
    staffMedia: async (_parent, { before }, context) => {
      await requireRight(context, 'pages');
      return (await context.media.media.findBefore(before ?? null, MEDIA_AT_ONCE)).map(toMedia);
    },
  },
  Mutation: {
    staffDeleteMedia: async (_parent, { id }, context) =>
      deleteMedia(context.media, await requireRight(context, 'pages'), id),
  },
};
