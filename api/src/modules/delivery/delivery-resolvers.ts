import type { Resolvers } from '../../generated/resolvers-types';
import { listCities, listPoints, listPrices, listTypes } from './list-delivery';

export const deliveryResolvers: Resolvers = {
  Query: {
    siteDeliveryCities: (_parent, _args, { delivery }) => listCities(delivery),
    siteDeliveryTypes: (_parent, _args, { delivery }) => listTypes(delivery),
    siteDeliveryPrices: (_parent, _args, { delivery }) => listPrices(delivery),
    sitePickupPoints: (_parent, { cityId }, { delivery }) => listPoints(delivery, cityId),
  },
};
