import type { GraphqlClient } from '../../graphql/client';
import type { UserAddressesStore } from '../addresses/user-addresses-store';
import type { AuthStore } from '../auth/auth-store';
import { readToken, removeToken } from '../auth/token';
import type { CartStore } from '../cart/cart-store';
import type { CompareStore } from '../compare/compare-store';
import { keepUnsent } from '../kept/keep-unsent';
import type { Notice, NoticesStore } from '../notices/notices-store';
import type { ShopStorage } from '../shop/storage';
import type { LoadSignedIn } from './load-signed-in';

/** The stores that a session fills and empties. */
export interface SessionStores {
  client: GraphqlClient;
  auth: AuthStore;
  cart: CartStore;
  compare: CompareStore;
  userAddresses: UserAddressesStore;
  notices: NoticesStore;
  storage: ShopStorage;
}

/** Who the visitor is, and what changes when that does. Browser only. */
export interface Session {
  /** Brings the stores to the cookie: after hydration, and whenever the page is looked at again. */
  follow: () => void;
  /** Keeps what the server has not got yet of the user's lists for the next page; told when this one goes. */
  leavePage: () => void;
  /** Keeps the token, and reloads the page (or opens `returnTo`, a path of this site) as the user. */
  signIn: (token: string, returnTo?: string | null) => Promise<void>;
  /** Revokes the token, and reloads the page as a guest. Works without the server too. */
  signOut: () => Promise<void>;
  /** The server knows the token no more: the visitor becomes a guest where he stands and is told so, or what `notice` says. */
  end: (notice?: Omit<Notice, 'id'>) => Promise<void>;
  /** Asks for the user's record again. */
  loadUser: () => Promise<void>;
}

/** Looking at the page again asks for the lists anew, but not at each glance. */
const GLANCE_MS = 10_000;

export interface SessionOptions {
  loadSignedIn: LoadSignedIn;
  /** Loads a path of this site anew, or with null the present page. */
  openPage: (path: string | null) => void;
}

/** Follows the token cookie for one application. */
export function createSession(stores: SessionStores, { loadSignedIn, openPage }: SessionOptions): Session {
  const { auth, cart, compare, storage, userAddresses } = stores;
  let token: string | null | undefined; // undefined: nothing was read yet
  let refreshedAt = 0;
  let hasEnded = false;
  let hasLeft = false;

  const refresh = () => {
    cart.getState().load();
    compare.getState().load({ isForced: true });
    if (auth.getState().hasUserFailed) void session.loadUser();
  };

  const again = () => void enter();

  const enter = async () => {
    auth.setState({ isAuth: true, isUserLoading: true });
    const waiting = { cart: cart.wait(again), compare: compare.wait(again) };
    try {
      await (await loadSignedIn()).enter(stores, waiting);
    } catch {
      // Only the code itself can be missing; looking at the page again asks for it again.
      auth.setState({ isUserLoading: false, hasUserFailed: true });
      cart.setState({ isLoading: false, hasFailed: true });
      compare.setState({ isLoading: false, hasFailed: true });
      userAddresses.setState({ isLoading: false, hasFailed: true });
    }
  };

  const leave = () => {
    removeToken();
    token = null;
  };

  const session: Session = {
    follow() {
      // Back from the browser's memory: the page that came after this one has sent on what it had not.
      if (hasLeft) {
        openPage(null);
        return;
      }
      const cookie = readToken();
      const isOther = cookie !== token;
      if (!isOther && (!token || Date.now() - refreshedAt < GLANCE_MS)) return;
      refreshedAt = Date.now();
      // Signed out in another tab, or another user: nothing of the former one may stay on screen.
      if (isOther && token) {
        openPage(null);
        return;
      }
      token = cookie;
      if (isOther && cookie) {
        void enter();
        return;
      }
      userAddresses.setState({ isLoading: false });
      refresh();
    },
    leavePage() {
      // Another user's session must not get it.
      if (!token || readToken() !== token) return;
      const isCartKept = keepUnsent(cart, storage);
      hasLeft = keepUnsent(compare, storage) || isCartKept;
    },
    async signIn(newToken, returnTo = null) {
      const { keepToken } = await loadSignedIn();
      keepToken(stores, newToken);
      auth.getState().closeModal();
      // A session that ended on this page: a reload would lose what was typed here.
      if (hasEnded && !returnTo) session.follow();
      else openPage(returnTo);
    },
    async signOut() {
      try {
        await (await loadSignedIn()).revokeToken(stores);
      } finally {
        leave();
        openPage(null);
      }
    },
    async end(notice) {
      leave();
      hasEnded = true;
      (await loadSignedIn()).endSession(stores, notice);
    },
    loadUser: async () => (await loadSignedIn()).loadUser(stores),
  };
  return session;
}
