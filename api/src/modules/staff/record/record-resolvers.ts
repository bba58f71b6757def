import type { Resolvers } from '../../../generated/resolvers-types';
import { requireRight } from '../require-right';
import { listRecord } from './list-record';

export const staffRecordResolvers: Resolvers = {
  Query: {
    staffRecord: async (_parent, input, context) => {
      await requireRight(context, 'people');
      return listRecord(context.staff, input);
    },
  },
};
