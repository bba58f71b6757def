import { createSchema } from 'graphql-yoga';
import type { ApiContext } from '../context';
import accountTypes from '../modules/account/account.graphql';
import { accountResolvers } from '../modules/account/account-resolvers';
import bookingsTypes from '../modules/bookings/bookings.graphql';
import { bookingsResolvers } from '../modules/bookings/bookings-resolvers';
import cartsTypes from '../modules/carts/carts.graphql';
import { cartsResolvers } from '../modules/carts/carts-resolvers';
import catalogTypes from '../modules/catalog/catalog.graphql';
import siteSearchTypes from '../modules/catalog/site-search.graphql';
import { catalogResolvers } from '../modules/catalog/catalog-resolvers';
import comparisonsTypes from '../modules/comparisons/comparisons.graphql';
import { comparisonsResolvers } from '../modules/comparisons/comparisons-resolvers';
import consentsTypes from '../modules/consents/consents.graphql';
import { consentsResolvers } from '../modules/consents/consents-resolvers';
import deliveryTypes from '../modules/delivery/delivery.graphql';
import { deliveryResolvers } from '../modules/delivery/delivery-resolvers';
import discountsTypes from '../modules/discounts/discounts.graphql';
import reviewsTypes from '../modules/reviews/reviews.graphql';
import { reviewsResolvers } from '../modules/reviews/reviews-resolvers';
import factsTypes from '../modules/facts/facts.graphql';
import { factsResolvers } from '../modules/facts/facts-resolvers';
import { discountsResolvers } from '../modules/discounts/discounts-resolvers';
import filtersTypes from '../modules/filters/filters.graphql';
import leadsTypes from '../modules/leads/leads.graphql';
import pageFiguresTypes from '../modules/page-figures/page-figures.graphql';
import pageTestsTypes from '../modules/page-tests/page-tests.graphql';
import { pageTestsResolvers } from '../modules/page-tests/page-tests-resolvers';
import { leadsResolvers } from '../modules/leads/leads-resolvers';
import { pageFiguresResolvers } from '../modules/page-figures/page-figures-resolvers';
import mediaTypes from '../modules/media/media.graphql';
import { mediaResolvers } from '../modules/media/media-resolvers';
import ordersTypes from '../modules/orders/orders.graphql';
import { ordersResolvers } from '../modules/orders/orders-resolvers';
import pagesTypes from '../modules/pages/pages.graphql';
import pageCommentsTypes from '../modules/page-comments/page-comments.graphql';
import { pageCommentsResolvers } from '../modules/page-comments/page-comments-resolvers';
import copyBlockTypes from '../modules/pages/copy-block.graphql';
import commonBlocksTypes from '../modules/pages/common-blocks.graphql';
import textsTypes from '../modules/pages/texts.graphql';
import { pagesResolvers } from '../modules/pages/pages-resolvers';
import placesTypes from '../modules/places/places.graphql';
import { placesResolvers } from '../modules/places/places-resolvers';
import productsTypes from '../modules/products/products.graphql';
import { productsResolvers } from '../modules/products/products-resolvers';
import sellerTypes from '../modules/seller/seller.graphql';
import { sellerResolvers } from '../modules/seller/seller-resolvers';
import linksTypes from '../modules/site/links.graphql';
import redirectsTypes from '../modules/site/redirects.graphql';
import siteTypes from '../modules/site/site.graphql';
import { siteResolvers } from '../modules/site/site-resolvers';
import staffTypes from '../modules/staff/staff.graphql';
import { staffResolvers } from '../modules/staff/staff-resolvers';
import staffFilesTypes from '../modules/staff-files/staff-files.graphql';
import { staffFilesResolvers } from '../modules/staff-files/staff-files-resolvers';
import { staffGoodsResolvers } from '../modules/staff-goods/staff-goods-resolvers';
import staffGoodsTypes from '../modules/staff-goods/staff-goods.graphql';
import staffBookingsTypes from '../modules/staff-bookings/staff-bookings.graphql';
import staffOrdersTypes from '../modules/staff-orders/staff-orders.graphql';
import staffReviewsTypes from '../modules/staff-reviews/staff-reviews.graphql';
import { staffReviewsResolvers } from '../modules/staff-reviews/staff-reviews-resolvers';
import staffShopTypes from '../modules/staff-shop/staff-shop.graphql';
import { staffBookingsResolvers } from '../modules/staff-bookings/staff-bookings-resolvers';
import { staffOrdersResolvers } from '../modules/staff-orders/staff-orders-resolvers';
import { staffShopResolvers } from '../modules/staff-shop/staff-shop-resolvers';
import factorsTypes from '../modules/staff/factors/factors.graphql';
import staffRecordTypes from '../modules/staff/record/record.graphql';
import { staffRecordResolvers } from '../modules/staff/record/record-resolvers';
import staffSessionsTypes from '../modules/staff/sessions/sessions.graphql';
import { staffSessionsResolvers } from '../modules/staff/sessions/sessions-resolvers';
import { factorsResolvers } from '../modules/staff/factors/factors-resolvers';
import stockNoticesTypes from '../modules/stock-notices/stock-notices.graphql';
import { stockNoticesResolvers } from '../modules/stock-notices/stock-notices-resolvers';
import userAddressesTypes from '../modules/user-addresses/user-addresses.graphql';
import { userAddressesResolvers } from '../modules/user-addresses/user-addresses-resolvers';
import userCompaniesTypes from '../modules/user-companies/user-companies.graphql';
import { userCompaniesResolvers } from '../modules/user-companies/user-companies-resolvers';

/**
 * The whole contract: each module adds its part of the SDL and its resolvers. It is made when this
 * module loads, which the API does while its database opens.
 */
export const apiSchema = createSchema<ApiContext>({
  typeDefs: [
    productsTypes,
    catalogTypes,
    siteSearchTypes,
    placesTypes,
    deliveryTypes,
    discountsTypes,
    bookingsTypes,
    factsTypes,
    sellerTypes,
    siteTypes,
    linksTypes,
    redirectsTypes,
    reviewsTypes,
    ordersTypes,
    accountTypes,
    filtersTypes,
    cartsTypes,
    comparisonsTypes,
    userAddressesTypes,
    consentsTypes,
    userCompaniesTypes,
    stockNoticesTypes,
    staffTypes,
    staffFilesTypes,
    staffGoodsTypes,
    staffBookingsTypes,
    staffOrdersTypes,
    staffReviewsTypes,
    staffShopTypes,
    factorsTypes,
    staffRecordTypes,
    staffSessionsTypes,
    leadsTypes,
    pagesTypes,
    pageFiguresTypes,
    pageTestsTypes,
    copyBlockTypes,
    commonBlocksTypes,
    pageCommentsTypes,
    textsTypes,
    mediaTypes,
  ],
  resolvers: [
    productsResolvers,
    catalogResolvers,
    placesResolvers,
    deliveryResolvers,
    discountsResolvers,
    bookingsResolvers,
    factsResolvers,
    sellerResolvers,
    siteResolvers,
    reviewsResolvers,
    ordersResolvers,
    accountResolvers,
    cartsResolvers,
    comparisonsResolvers,
    userAddressesResolvers,
    consentsResolvers,
    userCompaniesResolvers,
    stockNoticesResolvers,
    staffResolvers,
    staffFilesResolvers,
    staffGoodsResolvers,
    staffBookingsResolvers,
    staffOrdersResolvers,
    staffReviewsResolvers,
    staffShopResolvers,
    factorsResolvers,
    staffRecordResolvers,
    staffSessionsResolvers,
    leadsResolvers,
    pagesResolvers,
    pageCommentsResolvers,
    pageFiguresResolvers,
    pageTestsResolvers,
    mediaResolvers,
  ],
});
