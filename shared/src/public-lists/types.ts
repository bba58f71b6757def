import type { PublicListsQuery } from '../generated/graphql';

type Item<Key extends keyof PublicListsQuery> =
  NonNullable<PublicListsQuery[Key]> extends readonly (infer T)[] ? T : never;

type ListedProduct = Item<'siteProducts'>;

/** What the page of a product says beside its properties. */
export type ProductDetails = NonNullable<ListedProduct['details']>;
/**
 * A product. It has details only if it is asked for by slug, or is a service. Its brand is the
 * shop's own where it has none.
 */
export type Product = Omit<ListedProduct, 'details' | 'brand' | 'neededService'> & {
  details?: ProductDetails | null;
  brand?: string | null;
  neededService?: ListedProduct['neededService'];
};
export type ChildProduct = Product['childProducts'][number];
export type ProductProperty = Product['properties'][number];
export type Place = Item<'siteShopAddresses'>;
export type Discount = Item<'siteDiscounts'>;
export type DeliveryCity = Item<'siteDeliveryCities'>;
export type DeliveryType = Item<'siteDeliveryTypes'>;
export type DeliveryPrice = Item<'siteDeliveryPrices'>;
/** What texts name as `{invis_duos.backup}`. */
export type ListedFact = Item<'siteFacts'>;
/** What buyers and the shop say of a product, by its id. */
export type ProductReviews = Item<'siteReviews'>;

/** The public lists of the shop: the same for every visitor, so the server may render them. */
export interface PublicLists {
  products: Product[];
  places: Place[];
  discounts: Discount[];
  deliveryCities: DeliveryCity[];
  deliveryTypes: DeliveryType[];
  deliveryPrices: DeliveryPrice[];
  facts: ListedFact[];
  reviews: ProductReviews[];
}

export type ListName = keyof PublicLists;

/** A list that pages load whole. Products are too many: pages ask for the ones they show. */
export type WholeListName = Exclude<ListName, 'products'>;

export const LIST_NAMES = [
  'products',
  'places',
  'discounts',
  'deliveryCities',
  'deliveryTypes',
  'deliveryPrices',
  'facts',
  'reviews',
] as const satisfies readonly ListName[];

export const WHOLE_LIST_NAMES: readonly WholeListName[] = LIST_NAMES.filter((name) => name !== 'products');
