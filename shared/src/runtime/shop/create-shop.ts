import type { SellerChanges } from '../../rules/seller';
import type { GraphqlClient } from '../../graphql/client';
import { RequestError } from '../../graphql/request-error';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createAuthStore, type AuthStore } from '../auth/auth-store';
import { createCartStore, type CartStore } from '../cart/cart-store';
import { createCompareStore, type CompareStore } from '../compare/compare-store';
import { createLists, type Lists } from '../lists/lists';
import { fetchList as fetchPublicList } from '../../public-lists/fetch-list';
import type { ProductsSlot } from '../products/products-slot';
import { createSession, type LoadSignedIn, type Session, type SessionOptions } from '../session/session';
import { createUserAddressesStore, type UserAddressesStore } from '../addresses/user-addresses-store';
import { createNoticesStore, type NoticesStore } from '../notices/notices-store';
import { createMemoryStorage, type ShopStorage } from './storage';

/** Settings of the running site that pages depend on; the same for every visitor. */
export interface ShopConfig {
  publicUrl: string;
  isPaymentDisabled: boolean;
  areDiscountsEnabled: boolean;
  areAccessoriesPreselected: boolean;
  /** Of one product in one order (`mostInOneOrder`); a host of yesterday does not say. */
  maxPieces?: number;
  mapTilesUrl: string | null;
  /** The source of the map's tiles; the licence requires it on the map. */
  mapTilesAttribution?: string;
  /** The values of the seller that differ from those compiled in. */
  seller?: SellerChanges;
  /** The menus of the layout that are not as compiled in, each whole, by title. */
  menus?: Readonly<Record<string, readonly { to: string; text: string; sign?: string }[]>>;
}

export interface ActivityState {
  /** Number of pages and lists that are loading; the host's loading bar follows it. */
  pending: number;
}

/** Everything one application holds: one per request on the server, one per page in the browser. */
export interface Shop {
  config: ShopConfig;
  client: GraphqlClient;
  lists: Lists;
  products: ProductsSlot;
  auth: AuthStore;
  cart: CartStore;
  compare: CompareStore;
  userAddresses: UserAddressesStore;
  notices: NoticesStore;
  session: Session;
  activity: StoreApi<ActivityState>;
  storage: ShopStorage;
  /** Counts `work` as activity while it runs. */
  track: <T>(work: Promise<T>) => Promise<T>;
}

export interface ShopOptions {
  config: ShopConfig;
  client: GraphqlClient;
  /** Fetches a public list; the server never calls it. */
  fetchList?: typeof fetchPublicList;
  products?: Omit<ProductsSlot, 'known'>;
  storage?: ShopStorage;
  onListsFailure?: (error: unknown) => void;
  loadSignedIn?: LoadSignedIn;
  openPage?: SessionOptions['openPage'];
}

const stay = () => undefined;
/** The server renders for guests only. */
const forGuestsOnly = () => Promise.reject(new Error('this shop has no users'));

/** One application: its stores, client and session. A server makes one for each page it renders. */
export function createShop({
  config,
  client,
  fetchList = fetchPublicList,
  products = {},
  storage = createMemoryStorage(),
  onListsFailure,
  loadSignedIn = forGuestsOnly,
  openPage = stay,
}: ShopOptions): Shop {
  const activity = createStore<ActivityState>()(() => ({ pending: 0 }));
  const track = async <T>(work: Promise<T>): Promise<T> => {
    activity.setState(({ pending }) => ({ pending: pending + 1 }));
    try {
      return await work;
    } finally {
      activity.setState(({ pending }) => ({ pending: pending - 1 }));
    }
  };
  const loadAccount: LoadSignedIn = () =>
    loadSignedIn().catch((cause: unknown) => {
      throw new RequestError('NETWORK_ERROR', `The code of the account did not load: ${String(cause)}`);
    });
  const stores = {
    client,
    auth: createAuthStore(),
    cart: createCartStore(storage),
    compare: createCompareStore(storage),
    userAddresses: createUserAddressesStore(async (store) => (await loadAccount()).createAddressBook(client, store)),
    notices: createNoticesStore(),
    storage,
  };
  return {
    ...stores,
    config,
    lists: createLists({
      fetchList,
      areDiscountsEnabled: config.areDiscountsEnabled,
      ...(onListsFailure && { onFailure: onListsFailure }),
    }),
    products: { known: null, ...products },
    session: createSession(stores, { loadSignedIn: loadAccount, openPage }),
    activity,
    track,
  };
}
