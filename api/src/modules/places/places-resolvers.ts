import { dateTimeScalar } from '../../graphql/scalars';
import type { Resolvers } from '../../generated/resolvers-types';
import { listPlaces } from './list-places';

export const placesResolvers: Resolvers = {
  DateTime: dateTimeScalar,
  Query: {
    siteShopAddresses: (_parent, _args, { places }) => listPlaces(places),
  },
};
