import { graphql } from '../generated';

/** One request for whichever public lists are missing: a page that needs four of them makes one round trip, not four. */
export const PublicListsQuery = graphql(`
  query PublicLists(
    $products: Boolean!
    $places: Boolean!
    $discounts: Boolean!
    $deliveryCities: Boolean!
    $deliveryTypes: Boolean!
    $deliveryPrices: Boolean!
  ) {
    siteProducts @include(if: $products) {
      ...Product
      childProducts {
        id
        active
        code
        compare
        category
        description
        img
        images
        slug
        name
        price
        sort
        type
        count
        properties {
          ...Property
        }
      }
    }
    siteShopAddresses @include(if: $places) {
      id
      placeId
      country
      city
      address
      geo
      phone
      active
      schedule
      createdAt
      updatedAt
      title
      url
      location {
        latitude
        longitude
      }
      params {
        id
        type
      }
    }
    siteDiscounts @include(if: $discounts) {
      id
      productId
      productCount
      discount
    }
    siteDeliveryCities @include(if: $deliveryCities) {
      id
      city
      ownDelivery
    }
    siteDeliveryTypes @include(if: $deliveryTypes) {
      id
      kind
      name
      img
    }
    siteDeliveryPrices @include(if: $deliveryPrices) {
      id
      cityId
      typeId
      price
    }
  }

  fragment Product on SiteProduct {
    id
    active
    code
    compare
    category
    description
    img
    images
    slug
    name
    price
    sort
    type
    count
    properties {
      ...Property
    }
  }

  fragment Property on ProductProperty {
    id
    name
    compare
    showPreview
    type
    value
  }
`);
