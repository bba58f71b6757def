import type { PublicListsQuery } from '../generated/graphql';
import type { ListName, PublicLists } from './types';

type ListReaders = { [Name in ListName]: (data: PublicListsQuery) => PublicLists[Name] | undefined };

const LISTS: ListReaders = {
  products: ({ siteProducts }) => siteProducts?.toSorted((a, b) => a.sort - b.sort),
  places: ({ siteShopAddresses }) => siteShopAddresses,
  discounts: ({ siteDiscounts }) =>
    siteDiscounts?.toSorted((a, b) => a.productId - b.productId || a.productCount - b.productCount),
  deliveryCities: ({ siteDeliveryCities }) =>
    siteDeliveryCities?.toSorted((a, b) => a.city.localeCompare(b.city, 'ru')),
  deliveryTypes: ({ siteDeliveryTypes }) => siteDeliveryTypes,
  deliveryPrices: ({ siteDeliveryPrices }) => siteDeliveryPrices,
  facts: ({ siteFacts }) => siteFacts,
  reviews: ({ siteReviews }) => siteReviews,
};

/**
 * The named list of an answer. Products are sorted by `sort`, cities by name, whatever the server's
 * order (docs/rules.md, Lists).
 * @throws Error when the answer lacks the list
 */
export function listOf<Name extends ListName>(name: Name, data: PublicListsQuery): PublicLists[Name] {
  const list = LISTS[name](data);
  if (!list) throw new Error(`the answer has no ${name}`);
  return list;
}
