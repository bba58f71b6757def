import { createSchema } from 'graphql-yoga';
import type { ApiContext } from '../context';
import accountTypes from '../modules/account/account.graphql';
import { accountResolvers } from '../modules/account/account-resolvers';
import deliveryTypes from '../modules/delivery/delivery.graphql';
import { deliveryResolvers } from '../modules/delivery/delivery-resolvers';
import discountsTypes from '../modules/discounts/discounts.graphql';
import { discountsResolvers } from '../modules/discounts/discounts-resolvers';
import ordersTypes from '../modules/orders/orders.graphql';
import { ordersResolvers } from '../modules/orders/orders-resolvers';
import placesTypes from '../modules/places/places.graphql';
import { placesResolvers } from '../modules/places/places-resolvers';
import productsTypes from '../modules/products/products.graphql';
import { productsResolvers } from '../modules/products/products-resolvers';

/** The whole contract: each module brings its part of the SDL and its resolvers. */
export function createApiSchema() {
  return createSchema<ApiContext>({
    typeDefs: [productsTypes, placesTypes, deliveryTypes, discountsTypes, ordersTypes, accountTypes],
    resolvers: [
      productsResolvers,
      placesResolvers,
      deliveryResolvers,
      discountsResolvers,
      ordersResolvers,
      accountResolvers,
    ],
  });
}
