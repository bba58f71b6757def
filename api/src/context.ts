import type { StaffRight } from './generated/resolvers-types';
import type { AccountServices } from './modules/account/account-services';
import type { CartRepository } from './modules/carts/cart-repository';
import type { CatalogSource } from './modules/catalog/catalog-source';
import type { ComparisonRepository } from './modules/comparisons/comparison-repository';
import type { ConsentServices } from './modules/consents/set-consent';
import type { DeliveryRepository } from './modules/delivery/delivery-repository';
import type { DiscountRepository } from './modules/discounts/discount-repository';
import type { FactRepository } from './modules/facts/fact-repository';
import type { PlaceOrderServices } from './modules/orders/place-order';
import type { UpdateOrderServices } from './modules/orders/update-orders';
import type { LeadsServices } from './modules/leads/leads-services';
import type { MediaServices } from './modules/media/media-services';
import type { PagesServices } from './modules/pages/pages-services';
import type { PlaceRepository } from './modules/places/place-repository';
import type { SiteServices } from './modules/site/site-services';
import type { ReviewServices } from './modules/reviews/review-services';
import type { StaffServices } from './modules/staff/staff-services';
import type { StaffGoodsServices } from './modules/staff-goods/staff-goods-services';
import type { StaffOrdersServices } from './modules/staff-orders/staff-orders-services';
import type { StaffReviewsServices } from './modules/staff-reviews/staff-reviews-services';
import type { StaffShopServices } from './modules/staff-shop/staff-shop-services';
import type { StockNoticeServices } from './modules/stock-notices/create-stock-notice';
import type { AddressRepository } from './modules/user-addresses/address-repository';
import type { CompanyRepository } from './modules/user-companies/company-repository';
import type { RecordSecurityEvent } from './security-events';
import type { UserList } from './user-list';

/** What resolvers may use; the same for every request. */
export interface Services {
  catalog: CatalogSource;
  places: PlaceRepository;
  delivery: DeliveryRepository;
  discounts: DiscountRepository;
  facts: FactRepository;
  orders: PlaceOrderServices & UpdateOrderServices;
  carts: UserList<CartRepository>;
  comparisons: UserList<ComparisonRepository>;
  addresses: UserList<AddressRepository>;
  companies: UserList<CompanyRepository>;
  account: AccountServices;
  consents: ConsentServices;
  stockNotices: StockNoticeServices;
  reviews: ReviewServices;
  staff: StaffServices;
  staffOrders: StaffOrdersServices;
  staffReviews: StaffReviewsServices;
  staffShop: StaffShopServices;
  staffGoods: StaffGoodsServices;
  leads: LeadsServices;
  pages: PagesServices;
  site: SiteServices;
  media: MediaServices;
  areDiscountsEnabled: boolean;
}

/** Who sent the request, as far as the session tells. */
export interface Visitor {
  /** Id of the signed-in user; null for a guest. */
  userId: number | null;
  /** The token of the user's live session; null for a guest. */
  sessionToken: string | null;
  /** What the user may do as one of the shop's own people; nothing for anybody else. */
  rights: readonly StaffRight[];
  /** When the session has last proved the second factor. */
  provenAt: Date | null;
}

/** What a resolver gets: the services and the visitor. */
export interface ApiContext extends Services, Visitor {
  /** The client's network address. */
  address: string;
  /** Versions of the preview that the visitor has opened, as the host tells; null without one. */
  preview: string | null;
  /** What the browser says it is; empty when it says nothing. */
  userAgent: string;
  /** Logs an unexpected failure under the request's id. */
  report: (error: unknown) => void;
  record: RecordSecurityEvent;
}
