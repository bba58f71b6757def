import type { GraphqlClient } from '../../graphql/client';
import type { AddressBook, UserAddressesStore } from '../addresses/user-addresses-store';
import type { AuthStore } from '../auth/auth-store';
import { readToken, removeToken } from '../auth/token';
import type { CartStore } from '../cart/cart-store';
import type { CompareStore } from '../compare/compare-store';
import type { Notice, NoticesStore } from '../notices/notices-store';
import type { ShopStorage } from '../shop/storage';

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

/** `@shop/shared/signed-in`: a separate chunk, because a guest's first view does not need it. */
export interface SignedIn {
  createAddressBook: (client: GraphqlClient, store: UserAddressesStore) => AddressBook;
  /** Loads what belongs to the user, and from then on keeps the lists in sync with the server. */
  enter: (stores: SessionStores) => void;
  loadUser: (stores: SessionStores) => Promise<void>;
  saveToken: (stores: SessionStores, token: string) => void;
  /** Ends the session on the server. Never rejects. */
  revokeToken: (stores: SessionStores) => Promise<void>;
  /** Ends all sessions of the user on the server; rejects when the server did not. */
  revokeAllTokens: (stores: SessionStores) => Promise<void>;
  /** Deletes the user's account; rejects when the server did not. */
  deleteUser: (stores: SessionStores, password: string) => Promise<void>;
  endSession: (stores: SessionStores, notice?: Omit<Notice, 'id'>) => void;
}

export type LoadSignedIn = () => Promise<SignedIn>;

/** Who the visitor is, and what changes when that does. Browser only. */
export interface Session {
  /**
   * Updates the stores from the cookie: after hydration, and whenever the visitor returns to the
   * page.
   */
  follow: () => void;
  /**
   * Stores the token, and reloads the page (or opens `returnTo`, a path of this site) as the user.
   */
  signIn: (token: string, returnTo?: string | null) => Promise<void>;
  /** Revokes the token, and reloads the page as a guest. Works without the server too. */
  signOut: () => Promise<void>;
  /**
   * Ends all sessions of the user, and reloads the page as a guest. Rejects with `RequestError`
   * when the server did not end them; then nothing has changed.
   */
  signOutEverywhere: () => Promise<void>;
  /**
   * Deletes the user's account. The visitor stays on the page as a guest, so that it can say so;
   * `startAgain` leaves it. Rejects with `RequestError` when the server did not delete it.
   */
  deleteUser: (password: string) => Promise<void>;
  /** Loads the page anew; a page of users leads home when the visitor is a guest. */
  startAgain: () => void;
  /**
   * Ends a session that the server no longer knows. The visitor stays on the page as a guest and
   * sees `notice`.
   */
  end: (notice?: Omit<Notice, 'id'>) => Promise<void>;
  /** Requests the user's record again. */
  loadUser: () => Promise<void>;
}

/** Returning to the page refreshes the lists, but at most this often. */
const MIN_REFRESH_MS = 10_000;

export interface SessionOptions {
  loadSignedIn: LoadSignedIn;
  /** Opens a path of this site; null reloads the current page. */
  openPage: (path: string | null) => void;
}

/** Follows the token cookie for one application. */
export function createSession(stores: SessionStores, { loadSignedIn, openPage }: SessionOptions): Session {
  const { auth, cart, compare, userAddresses } = stores;
  let token: string | null | undefined; // undefined: not read yet
  let refreshedAt = 0;
  let hasEnded = false;
  let entering: Promise<void> | null = null;

  const refresh = () => {
    cart.getState().load();
    compare.getState().load({ isForced: true });
    if (token && auth.getState().hasUserFailed) void session.loadUser();
  };

  const enter = async () => {
    auth.setState({ isAuth: true, isUserLoading: true });
    cart.list.signIn(again);
    compare.list.signIn(again);
    try {
      (await loadSignedIn()).enter(stores);
    } catch {
      // Only the code itself can fail to load; the visitor's next return to the page tries again.
      auth.setState({ isUserLoading: false, hasUserFailed: true });
      const failed = { isLoading: false, hasFailed: true };
      cart.setState(failed);
      compare.setState(failed);
      userAddresses.setState(failed);
    }
    entering = null;
  };

  const again = () => (entering ??= enter());

  const leave = () => {
    removeToken();
    token = null;
  };

  const session: Session = {
    follow() {
      const cookie = readToken();
      // Signed out in another tab, or another user signed in: the previous user's data must go.
      if (token && cookie !== token) {
        openPage(null);
        return;
      }
      const isNew = cookie !== token;
      if (!isNew && cookie && Math.abs(Date.now() - refreshedAt) < MIN_REFRESH_MS) return;
      token = cookie;
      refreshedAt = Date.now();
      if (!cookie) userAddresses.setState({ isLoading: false });
      if (isNew && cookie) void again();
      else refresh();
    },
    async signIn(newToken, returnTo = null) {
      const { saveToken } = await loadSignedIn();
      saveToken(stores, newToken);
      auth.getState().closeModal();
      // The session ended on this page: a reload would lose what was typed.
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
    async signOutEverywhere() {
      await (await loadSignedIn()).revokeAllTokens(stores);
      leave();
      openPage(null);
    },
    async deleteUser(password) {
      await (await loadSignedIn()).deleteUser(stores, password);
      leave();
    },
    startAgain: () => openPage(null),
    async end(notice) {
      leave();
      hasEnded = true;
      (await loadSignedIn()).endSession(stores, notice);
    },
    loadUser: async () => (await loadSignedIn()).loadUser(stores),
  };
  return session;
}
