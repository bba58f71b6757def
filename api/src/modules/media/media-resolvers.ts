import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { normalize } from '../staff/search-words';
import { toLinkedFile } from './add-linked-file';
import { toMedia } from './add-media';
import { deleteMedia } from './delete-media';
import { nameMedia } from './name-media';

const MEDIA_AT_ONCE = 60;
const MOST_WORDS = 10;

const wordsIn = (text: string) => normalize(text).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

export const mediaResolvers: Resolvers = {
  Query: {
    staffMedia: async (_parent, { before, words }, context) => {
      await requireRight(context, 'pages');
      return (await context.media.media.findBefore(before ?? null, wordsIn(words ?? ''), MEDIA_AT_ONCE)).map(toMedia);
    },
    staffLinkedFiles: async (_parent, { before, words }, context) => {
      await requireRight(context, 'pages');
      const found = await context.media.media.findLinkedBefore(before ?? null, wordsIn(words ?? ''), MEDIA_AT_ONCE);
      return found.map(toLinkedFile);
    },
    staffLinkedFile: async (_parent, { address }, context) => {
      await requireRight(context, 'pages');
      const found = await context.media.media.findLinked(address);
      return found && toLinkedFile(found);
    },
  },
  Mutation: {
    staffDeleteMedia: async (_parent, { id }, context) =>
      deleteMedia(context.media, await requireRight(context, 'pages'), id),
    staffNameMedia: async (_parent, input, context) =>
      nameMedia(context.media, await requireRight(context, 'pages'), input),
  },
};
