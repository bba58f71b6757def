// The singleton of host and remotes. When you add a name, raise the version of @shop/shared: an
// older host lacks it.
export type { Location } from 'react-router-dom';
export { Router, StaticRouter, useNavigate } from './router/router';
export { Link, type LinkProps } from './router/link';
export {
  PageProvider,
  useLocation,
  usePageContent,
  usePageData,
  useParams,
  useSearchParams,
  type PageContextValue,
} from './router/page-context';
export { mutate, query } from '../graphql/request';
export { RequestError, type CurrentCost, type ErrorCode, type Shortage } from '../graphql/request-error';
export type {
  DeliveryUserAddress,
  UserAddressesState,
  UserAddressFields,
  UserAddressPatch,
} from './addresses/user-addresses-store';
export { NO_USER, type AuthState, type AuthTab, type CurrentUser } from './auth/auth-store';
export { AUTH_COOKIE, readCookie, readToken } from './auth/token';
export type { CartState } from './cart/cart-store';
export { MAX_PRODUCT_COUNT, type CartAddition, type CartItem } from './cart/types';
export type { CompareItem, CompareState } from './compare/compare-store';
export { isFresh } from './lists/is-fresh';
export type { ListState } from './lists/list-store';
export type { AskedProduct, KnownProducts, ProductsSlot, ProductsState } from './products/products-slot';
export {
  LIST_NAMES,
  type ChildProduct,
  type DeliveryCity,
  type DeliveryPrice,
  type DeliveryType,
  type Discount,
  type ListName,
  type Place,
  type Product,
  type ProductDetails,
  type ProductProperty,
  type PublicLists,
  type WholeListName,
} from '../public-lists/types';
export type { Notice } from './notices/notices-store';
export { useRemotes, type RemotesAccess } from './remotes/remotes-context';
export { createShop, type Shop, type ShopConfig, type ShopOptions } from './shop/create-shop';
export type { Session } from './session/session';
export {
  useActivity,
  useAuth,
  useCart,
  useCompare,
  useList,
  useNotices,
  useShopConfig,
  useUserAddresses,
} from './shop/hooks';
export { ShopProvider, useShop } from './shop/shop-context';
export { createBrowserStorage, createMemoryStorage, type ShopStorage } from './shop/storage';
