import { countOf, fillTemplate, type PluralForms } from '@shop/shared/format';
import Cookies from 'js-cookie';
import { AUTH_COOKIE, mutate, NO_USER, query, readToken, type Notice, type RequestError } from '@shop/shared/runtime';
import {
  CartDocument,
  ComparisonsDocument,
  CurrentUserDocument,
  DeleteCurrentUserDocument,
  SetCartsDocument,
  SetComparisonsDocument,
  SignOutDocument,
  SignOutEverywhereDocument,
  type SetCartInput,
} from '../generated/graphql';
import type { SessionStores } from '../runtime/session/session';
import { saveRows } from '../saved-items';
import { addRows, changesBetween } from './rows';
import { syncList } from './sync-list';

const TEXTS = {
  merged: { title: 'Корзина сохранена', text: 'Товары, которые вы выбрали до входа, уже в вашей корзине.' },
  replaced: {
    title: 'Корзина сохранена',
    text: 'Теперь в\u00A0ней то, что вы выбрали до входа. Прежнее содержимое отложено ({lost}): оно на\u00A0странице корзины.',
  },
  cartRefused: {
    title: 'Корзина не изменилась',
    text: 'Не удалось сохранить изменение. Показываем корзину такой, как она есть на сервере.',
  },
  compareRefused: { title: 'Сравнение не изменилось', text: 'Не удалось сохранить изменение. Попробуйте ещё раз.' },
  ended: { title: 'Сессия закончилась', text: 'Войдите снова, всё введённое на месте.' },
  signIn: 'Войти',
};
const PRODUCTS: PluralForms = ['товар', 'товара', 'товаров'];
const LIFETIME_S = 604_800;
const SENDING_TIMEOUT_MS = 2000;
const REVOKE_TIMEOUT_MS = 3000;

/** Stores the token in this browser for 7 days. */
function writeToken(token: string): void {
  Cookies.set(AUTH_COOKIE, token, {
    path: '/',
    'max-age': String(LIFETIME_S),
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}

/**
 * Loads the user's record; a failure stays in the store for the pages that show it. An answer shows
 * that the session is live: its cookie gets another 7 days, unless another tab has changed it.
 */
export async function loadUser({ auth, client }: SessionStores): Promise<void> {
  const token = readToken();
  auth.setState({ isUserLoading: true });
  try {
    auth.getState().setUser((await query(client, CurrentUserDocument, {})).currentUser);
    if (token && token === readToken()) writeToken(token);
  } catch {
    auth.setState({ isUserLoading: false, hasUserFailed: true });
  }
}

const isRemovedProduct = ({ productCount, parentProductId }: SetCartInput) =>
  productCount === 0 && parentProductId === null;

const replacedText = (lost: number) => fillTemplate(TEXTS.replaced.text, { lost: countOf(lost, PRODUCTS) });

/** Loads what belongs to the user. Each part keeps its own failure. */
export function enter(stores: SessionStores): void {
  const { cart, client, compare, notices, storage, userAddresses } = stores;
  const { show } = notices.getState();
  // Prefers the server's own message about the field to the general text.
  const refuse = (texts: { title: string; text: string }, { fields }: RequestError) =>
    show({ ...texts, text: Object.values(fields)[0] ?? texts.text, kind: 'error' });

  // Products of the former cart on the server that are not in the guest's.
  let lost = 0;
  syncList(cart, storage, {
    fetch: async () => (await query(client, CartDocument, {})).siteCarts,
    send: async (input) => (await mutate(client, SetCartsDocument, { input })).siteSetCarts,
    join: (server, guest) => {
      const former = changesBetween(server, guest).filter(isRemovedProduct);
      lost = former.length;
      if (lost > 0) saveRows(storage, server, new Set(former.map(({ productId }) => productId)));
      return guest;
    },
    onJoined: () => show(lost > 0 ? { ...TEXTS.replaced, text: replacedText(lost) } : TEXTS.merged),
    onRefused: (error) => refuse(TEXTS.cartRefused, error),
  });
  syncList(compare, storage, {
    fetch: async () => (await query(client, ComparisonsDocument, {})).siteComparisons,
    async send(changes) {
      const productsWith = (count: number) =>
        changes.filter(({ productCount }) => productCount === count).map(({ productId }) => productId);
      const input = { add: productsWith(1), remove: productsWith(0) };
      return (await mutate(client, SetComparisonsDocument, { input })).siteSetComparisons;
    },
    join: addRows,
    onRefused: (error) => refuse(TEXTS.compareRefused, error),
  });
  cart.getState().load();
  compare.getState().load({ isForced: true });
  const addresses = userAddresses.getState().load({ isForced: true });
  addresses.catch(() => undefined);
  void loadUser(stores);
}

function forgetLists({ cart, compare, storage }: SessionStores): void {
  for (const { keys } of [cart.list, compare.list]) {
    storage.remove(keys.user);
    storage.remove(keys.confirmed);
  }
}

/** Starts a session in this browser. Lists of an expired session must not reach the new user. */
export function saveToken(stores: SessionStores, token: string): void {
  forgetLists(stores);
  writeToken(token);
}

const timeout = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the last changes; takes at most 2 s. */
async function sendLists({ cart, compare }: SessionStores): Promise<void> {
  await Promise.race([Promise.all([cart.list.sync?.(), compare.list.sync?.()]), timeout(SENDING_TIMEOUT_MS)]);
}

/** Sends the last changes and ends the session. Never rejects; takes at most 5 s. */
export async function revokeToken(stores: SessionStores): Promise<void> {
  await sendLists(stores);
  await Promise.race([mutate(stores.client, SignOutDocument, {}), timeout(REVOKE_TIMEOUT_MS)]).catch(() => undefined);
  forgetLists(stores);
}

/**
 * Sends the last changes and ends all sessions of the user.
 * @throws RequestError; then all of them are still open
 */
export async function revokeAllTokens(stores: SessionStores): Promise<void> {
  await sendLists(stores);
  await mutate(stores.client, SignOutEverywhereDocument, {});
  forgetLists(stores);
}

function becomeGuest({ auth, cart, compare, userAddresses }: SessionStores): void {
  for (const { list } of [cart, compare]) {
    list.key = list.keys.guest;
    list.sync = null;
    list.show();
  }
  userAddresses.setState({ items: [], loadedAt: null });
  auth.setState({ isAuth: false, user: NO_USER, isUserLoading: false });
}

/**
 * Deletes the account. Nothing of it stays in this browser; the visitor is a guest.
 * @throws RequestError; then nothing has changed
 */
export async function deleteUser(stores: SessionStores, password: string): Promise<void> {
  await mutate(stores.client, DeleteCurrentUserDocument, { input: { password } });
  forgetLists(stores);
  becomeGuest(stores);
}

/**
 * Leaves the visitor on the page as a guest, with the cart and the comparison.
 * @param notice for an end that was requested; by default it says that the session is over
 */
export function endSession(stores: SessionStores, notice?: Omit<Notice, 'id'>): void {
  const { auth, cart, compare, notices, storage } = stores;
  // Several calls may have been refused at once.
  if (!auth.getState().isAuth) return;
  for (const { list } of [cart, compare]) storage.write(list.keys.guest, list.read());
  becomeGuest(stores);
  forgetLists(stores);
  const action = { text: TEXTS.signIn, run: () => auth.getState().openModal('login') };
  notices.getState().show(notice ?? { ...TEXTS.ended, kind: 'error', action });
}
