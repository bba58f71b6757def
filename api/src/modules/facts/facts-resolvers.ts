import type { Resolvers } from '../../generated/resolvers-types';
import { listFacts } from './list-facts';

export const factsResolvers: Resolvers = {
  Query: {
    siteFacts: (_parent, _args, services) => listFacts(services),
  },
};
