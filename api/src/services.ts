import { createAccountServices } from './account-services';
import type { Services } from './context';
import type { Database } from './db/database';
import { createOutboxRepository } from './mail/outbox-repository';
import { createBookingRepository } from './modules/bookings/booking-repository';
import { createCartRepository } from './modules/carts/cart-repository';
import { createCatalogSource } from './modules/catalog/catalog-source';
import { createComparisonRepository } from './modules/comparisons/comparison-repository';
import { createConsentRepository } from './modules/consents/consent-repository';
import { createDeliveryRepository } from './modules/delivery/delivery-repository';
import { createDiscountRepository } from './modules/discounts/discount-repository';
import { createFactRepository } from './modules/facts/fact-repository';
import { createHookRepository } from './modules/leads/hook-repository';
import { createFigureRepository } from './modules/page-figures/figure-repository';
import { createMessageRepository } from './modules/mail-forms/message-repository';
import type { SendMessageServices } from './modules/mail-forms/send-message';
import { createOrderRepository } from './modules/orders/order-repository';
import { createStockRepository } from './modules/orders/stock-repository';
import { createPlaceRepository } from './modules/places/place-repository';
import { createProductRepository } from './modules/products/product-repository';
import { createQuestionRepository } from './modules/reviews/question-repository';
import { createReviewRepository } from './modules/reviews/review-repository';
import type { ReviewServices } from './modules/reviews/review-services';
import { createStockNoticeRepository } from './modules/stock-notices/stock-notice-repository';
import { createAddressRepository } from './modules/user-addresses/address-repository';
import { createCompanyRepository } from './modules/user-companies/company-repository';
import { createLeadsServices } from './leads-services';
import { createMediaServices } from './media-services';
import { orderTransaction } from './order-services';
import { createPagesServices } from './pages-services';
import { NO_RATE_LIMITS } from './rate-limit/no-rate-limits';
import { createRateLimitRepository } from './rate-limit/rate-limit-repository';
import type { Settings } from './settings';
import { createStaffGoodsServices } from './staff-goods-services';
import { createStaffOrdersServices } from './staff-orders-services';
import { createStaffReviewsServices } from './staff-reviews-services';
import type { ServiceEvents } from './service-events';
import { createSiteServices } from './site-services';
import { createStaffShopServices } from './staff-shop-services';
import { createStaffServices } from './staff-services';
import { createUserList } from './user-list';

function createReviewServices(settings: Settings, db: Database, onMailQueued: () => void): ReviewServices {
  const { areRateLimitsOn, shopEmail, publicUrl } = settings;
  return {
    reviews: createReviewRepository(db),
    questions: createQuestionRepository(db),
    limits: areRateLimitsOn ? createRateLimitRepository(db.relaxed) : NO_RATE_LIMITS,
    inTransaction: (work) =>
      db.transaction((tx) =>
        work({
          reviews: createReviewRepository(tx),
          questions: createQuestionRepository(tx),
          consents: createConsentRepository(tx),
          outbox: createOutboxRepository(tx),
        }),
      ),
    ...{ onMailQueued, shopEmail, publicUrl },
  };
}

/**
 * What the resolvers use, over one database.
 * @param catalogVersion the version of the catalogue as this process knows it
 * @param pictureProgram the built program that reads pictures
 */
export function createServices(
  settings: Settings,
  db: Database,
  events: ServiceEvents,
  catalogVersion: () => number,
  pictureProgram: string,
): Services {
  const delivery = createDeliveryRepository(db);
  const facts = createFactRepository(db);
  const places = createPlaceRepository(db);
  const catalog = createCatalogSource(createProductRepository(db), facts, catalogVersion);
  const { areDiscountsEnabled, areRateLimitsOn, isPaymentDisabled, orderLimits, shopEmail, publicUrl } = settings;
  return {
    catalog,
    facts,
    places,
    discounts: createDiscountRepository(db),
    delivery,
    carts: createUserList(db, createCartRepository),
    comparisons: createUserList(db, createComparisonRepository),
    addresses: createUserList(db, createAddressRepository),
    companies: createUserList(db, createCompanyRepository),
    account: createAccountServices(settings, db, events.onMailQueued),
    consents: {
      consents: createConsentRepository(db),
      limits: areRateLimitsOn ? createRateLimitRepository(db.relaxed) : NO_RATE_LIMITS,
    },
    stockNotices: {
      notices: createStockNoticeRepository(db),
      limits: areRateLimitsOn ? createRateLimitRepository(db.relaxed) : NO_RATE_LIMITS,
      inTransaction: (work) =>
        db.transaction((tx) => work({ notices: createStockNoticeRepository(tx), outbox: createOutboxRepository(tx) })),
      onMailQueued: events.onMailQueued,
      publicUrl,
    },
    reviews: createReviewServices(settings, db, events.onMailQueued),
    staff: createStaffServices(settings, db, events.onMailQueued),
    staffOrders: createStaffOrdersServices(settings, db, events.onOrderWritten),
    staffReviews: createStaffReviewsServices(settings, db, events),
    staffShop: createStaffShopServices(settings, db, events),
    staffGoods: createStaffGoodsServices(db, catalog, events.onGoodsWritten),
    leads: createLeadsServices(db, events.onHookQueued),
    pages: createPagesServices(settings, db, events),
    site: createSiteServices(settings, db, events.onPublished),
    media: createMediaServices(settings, db, pictureProgram, events.onPublished),
    areDiscountsEnabled,
    orders: {
      orders: createOrderRepository(db),
      stock: createStockRepository(db),
      delivery,
      places,
      bookings: createBookingRepository(db),
      inTransaction: (work) => db.transaction((tx) => work(orderTransaction(tx))),
      onPlaced: events.onOrderWritten,
      onUpdated: events.onOrderWritten,
      ...{ areDiscountsEnabled, areRateLimitsOn, isPaymentDisabled, shopEmail, publicUrl },
      limits: orderLimits,
    },
  };
}

/** What the message forms use. */
export function createMessageServices(settings: Settings, db: Database, events: ServiceEvents): SendMessageServices {
  const { areRateLimitsOn, shopEmail, publicUrl, leads } = settings;
  return {
    inTransaction: (work) =>
      db.transaction((tx) =>
        work({
          messages: createMessageRepository(tx),
          hooks: createHookRepository(tx),
          figures: createFigureRepository(tx),
          consents: createConsentRepository(tx),
          limits: createRateLimitRepository(tx),
          outbox: createOutboxRepository(tx),
        }),
      ),
    onQueued() {
      events.onMailQueued();
      events.onHookQueued();
    },
    hasHook: leads.hook !== null,
    ...{ areRateLimitsOn, shopEmail, publicUrl },
  };
}
