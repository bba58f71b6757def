import type { Resolvers } from '../../generated/resolvers-types';
import { requireRight } from '../staff/require-right';
import { applyFile } from './apply-file';
import { getStaffFile, listStaffFiles } from './read-files';
import { undoFile } from './undo-file';

export const staffFilesResolvers: Resolvers = {
  Query: {
    staffFile: async (_parent, { id }, context) => {
      await requireRight(context, 'goods');
      return getStaffFile(context.staffGoods, id);
    },
    staffFiles: async (_parent, _arguments, context) => {
      await requireRight(context, 'goods');
      return listStaffFiles(context.staffGoods);
    },
  },
  Mutation: {
    staffApplyFile: async (_parent, { id, accepted }, context) =>
      applyFile(context.staffGoods, id, accepted, await requireRight(context, 'goods')),
    staffUndoFile: async (_parent, { id }, context) =>
      undoFile(context.staffGoods, id, await requireRight(context, 'goods')),
  },
};
