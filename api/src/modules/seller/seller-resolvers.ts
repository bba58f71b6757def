import type { Resolvers } from '../../generated/resolvers-types';
import { currentSeller } from '../../current-seller';

export const sellerResolvers: Resolvers = { Query: { siteSeller: () => currentSeller() } };
