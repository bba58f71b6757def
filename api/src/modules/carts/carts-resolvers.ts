import type { Resolvers } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';
import { addToCart } from './add-to-cart';
import { deleteCarts } from './delete-carts';
import { listCarts } from './list-carts';
import { setCarts } from './set-carts';
import { updateCarts } from './update-carts';

export const cartsResolvers: Resolvers = {
  Query: {
    siteCarts: (_parent, _args, context) => listCarts(context.carts, requireUser(context)),
  },
  Mutation: {
    siteCreateCart: (_parent, { input }, context) => addToCart(context.carts, requireUser(context), input),
    siteUpdateCarts: (_parent, { input, filter }, context) =>
      updateCarts(context.carts, requireUser(context), input, filter),
    siteDeleteCarts: (_parent, { filter }, context) => deleteCarts(context.carts, requireUser(context), filter),
    siteSetCarts: (_parent, { input }, context) => setCarts(context.carts, requireUser(context), input),
  },
};
