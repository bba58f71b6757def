import { dateScalar } from '../../graphql/scalars';
import type { Resolvers } from '../../generated/resolvers-types';

export const ordersResolvers: Resolvers = {
  Date: dateScalar,
};
