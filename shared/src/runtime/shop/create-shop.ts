import type { GraphqlClient } from '../../graphql/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createAuthStore, type AuthStore } from '../auth/auth-store';
import { createCartStore, type CartStore } from '../cart/cart-store';
import { createCompareStore, type CompareStore } from '../compare/compare-store';
import { createLists, type Lists } from '../lists/lists';
import type { PublicLists } from '../lists/types';
import { asRequest, type LoadSignedIn } from '../session/load-signed-in';
import { createSession, type Session, type SessionOptions } from '../session/session';
import { createUserAddressesStore, type UserAddressesStore } from '../addresses/user-addresses-store';
import { createNoticesStore, type NoticesStore } from '../notices/notices-store';
import { createMemoryStorage, type ShopStorage } from './storage';

/** Settings of the running site that pages depend on; the same for every visitor. */
export interface ShopConfig {
  publicUrl: string;
  isPaymentDisabled: boolean;
  areDiscountsEnabled: boolean;
  areAccessoriesPreselected: boolean;
  mapTilesUrl: string | null;
  /** Whom the pictures of the map come from, as it has to be said on it. */
  mapTilesAttribution?: string;
  /** Links that published pages add to the menus of the layout, by a menu's title. */
  menus?: Readonly<Record<string, readonly { to: string; text: string }[]>>;
}

export interface ActivityState {
  /** How many loads of pages and lists are under way; the host's loading bar follows it. */
  pending: number;
}

/** Everything one application instance holds. One is made per request on the server and one per page in the browser. */
export interface Shop {
  config: ShopConfig;
  client: GraphqlClient;
  lists: Lists;
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
  initialLists?: Partial<PublicLists>;
  storage?: ShopStorage;
  onListsFailure?: (error: unknown) => void;
  /** What only a user needs (`@shop/shared/signed-in`): the first view of a guest does not pay for it. */
  loadSignedIn?: LoadSignedIn;
  openPage?: SessionOptions['openPage'];
}

const stay = () => undefined;
/** The server renders for guests alone. */
const forGuestsOnly = () => Promise.reject(new Error('this shop has no users'));

/** One application: its stores, client and session. A server makes one for each page it renders. */
export function createShop({
  config,
  client,
  initialLists,
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
  const loadAccount = asRequest(loadSignedIn);
  const stores = {
    client,
    auth: createAuthStore(),
    cart: createCartStore(storage),
    compare: createCompareStore(storage),
    userAddresses: createUserAddressesStore(client, loadAccount),
    notices: createNoticesStore(),
    storage,
  };
  return {
    ...stores,
    config,
    lists: createLists({
      client,
      areDiscountsEnabled: config.areDiscountsEnabled,
      ...(initialLists && { initial: initialLists }),
      ...(onListsFailure && { onFailure: onListsFailure }),
    }),
    session: createSession(stores, { loadSignedIn: loadAccount, openPage }),
    activity,
    track,
  };
}
