import type { Resolvers } from '../../generated/resolvers-types';
import { requireUser } from '../../graphql/require-user';
import { addAddress } from './add-address';
import { deleteAddresses } from './delete-addresses';
import { listAddresses } from './list-addresses';
import { updateAddresses } from './update-addresses';

export const userAddressesResolvers: Resolvers = {
  Query: {
    siteDeliveryUserAddresses: (_parent, _args, context) => listAddresses(context.addresses, requireUser(context)),
  },
  Mutation: {
    siteCreateDeliveryUserAddress: (_parent, { input }, context) =>
      addAddress(context.addresses, requireUser(context), input),
    siteUpdateDeliveryUserAddresses: (_parent, { input, filter }, context) =>
      updateAddresses(context.addresses, requireUser(context), input, filter),
    siteDeleteDeliveryUserAddresses: (_parent, { filter }, context) =>
      deleteAddresses(context.addresses, requireUser(context), filter),
  },
};
