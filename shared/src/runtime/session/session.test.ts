/** @jest-environment jsdom */
import { fakeAccount, Refusal, settled } from '../../testing/fake-account';
import { forgetToken, openBrowser, openSignedIn, TOKEN } from '../../testing/signed-in-shop';
import { NO_USER } from '../auth/auth-store';
import { readToken } from '../auth/token';
import { createMemoryStorage } from '../shop/storage';

afterEach(() => {
  forgetToken();
  jest.restoreAllMocks();
});

describe('a page with a token', () => {
  it('loads the user, the addresses, the cart and the comparison', async () => {
    const account = fakeAccount();
    account.lists.cart.push({ id: 1, productId: 5, parentId: null, productCount: 2 });
    account.lists.compare.push({ id: 1, productId: 6 });
    account.lists.addresses.push({ id: 1, city: 'Химки', selected: true });

    const { cart, compare, shop } = await openSignedIn({ account });

    expect(shop.auth.getState()).toMatchObject({
      isAuth: true,
      isUserLoading: false,
      user: { id: 7, fullname: 'Анна Ветрова', city: null },
    });
    expect(shop.userAddresses.getState()).toMatchObject({ isLoading: false, items: [{ city: 'Химки' }] });
    expect(cart()).toEqual([[5, 2]]);
    expect(compare()).toEqual([6]);
  });

  it('knows that it is signed in before the user has loaded', () => {
    document.cookie = `x-auth-token=${TOKEN}; path=/`;
    const { shop } = openBrowser();

    shop.session.follow();

    expect(shop.auth.getState()).toMatchObject({ isAuth: true, isUserLoading: true, user: NO_USER });
    expect(shop.cart.getState().isLoading).toBe(true);
  });

  it('says when the user did not load, and can try again', async () => {
    const account = fakeAccount();
    account.intercept = (operation) => {
      if (operation === 'CurrentUser') throw new Refusal('INTERNAL_SERVER_ERROR');
    };
    const { shop } = await openSignedIn({ account });
    expect(shop.auth.getState()).toMatchObject({ isUserLoading: false, hasUserFailed: true });

    account.intercept = () => undefined;
    await shop.session.loadUser();

    expect(shop.auth.getState()).toMatchObject({ hasUserFailed: false, user: { id: 7 } });
  });

  it('refreshes its lists when the visitor returns to it, but not every time', async () => {
    const { account, shop } = await openSignedIn();
    account.calls.length = 0;

    shop.session.follow();
    await settled();
    expect(account.calls).toEqual([]);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 10_001);
    shop.session.follow();
    await settled();

    expect(account.operations()).toEqual(['Cart', 'Comparisons']);
  });
});

describe('the cookie of a page with a token', () => {
  it('gets another 7 days when the server knows the session', async () => {
    const write = jest.spyOn(document, 'cookie', 'set');

    await openSignedIn();

    expect(write.mock.calls.flat().at(-1)).toMatch(
      /^x-auth-token=secret-token; path=\/; max-age=604800; samesite=lax/i,
    );
  });

  it.each([
    ['removed', 'x-auth-token=; path=/; max-age=0', null],
    ['replaced', 'x-auth-token=of-another-user; path=/', 'of-another-user'],
  ])('stays as it is when another tab has %s it meanwhile', async (_what, cookie, left) => {
    const account = fakeAccount();
    account.afterwards = (operation) => {
      if (operation === 'CurrentUser') document.cookie = cookie;
    };

    await openSignedIn({ account });

    expect(readToken()).toBe(left);
  });

  it('is not renewed while the server does not answer', async () => {
    const account = fakeAccount();
    account.intercept = () => {
      throw new Refusal('NETWORK_ERROR');
    };
    document.cookie = `x-auth-token=${TOKEN}; path=/`;
    const write = jest.spyOn(document, 'cookie', 'set');
    const { shop } = openBrowser({ account });

    shop.session.follow();
    await settled();

    expect(write).not.toHaveBeenCalled();
    expect(readToken()).toBe(TOKEN);
  });
});

describe('a page without a token', () => {
  it("is a guest's and requests nothing from the server", async () => {
    const { account, shop } = openBrowser();

    shop.session.follow();
    await settled();

    expect(account.calls).toEqual([]);
    expect(shop.auth.getState().isAuth).toBe(false);
    expect(shop.cart.getState().isLoading).toBe(false);
    expect(shop.userAddresses.getState()).toMatchObject({ items: [], isLoading: false });
  });

  it('follows a sign-in of another tab without a reload', async () => {
    const { openPage, shop } = openBrowser();
    shop.session.follow();

    document.cookie = `x-auth-token=${TOKEN}; path=/`;
    shop.session.follow();
    await settled();

    expect(shop.auth.getState().user.id).toBe(7);
    expect(openPage).not.toHaveBeenCalled();
  });
});

describe('signing in', () => {
  it('stores the token for 7 days and reloads, or opens the requested page', async () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    const { openPage, shop } = openBrowser();

    await shop.session.signIn('one');
    await shop.session.signIn('two', '/orders');

    expect(readToken()).toBe('two');
    const [cookie] = write.mock.calls.flat();
    expect(cookie).toMatch(/path=\//);
    expect(cookie).toMatch(/max-age=604800/);
    expect(cookie).toMatch(/samesite=lax/i);
    expect(openPage.mock.calls).toEqual([[null], ['/orders']]);
  });
});

describe('signing out', () => {
  it('revokes the token while it is still valid, then removes it and reloads', async () => {
    const { account, openPage, shop } = await openSignedIn();
    let tokenOfCall: string | null = null;
    account.intercept = (operation) => {
      if (operation === 'SignOut') tokenOfCall = readToken();
    };

    await shop.session.signOut();

    expect(tokenOfCall).toBe(TOKEN);
    expect(readToken()).toBeNull();
    expect(openPage).toHaveBeenCalledWith(null);
  });

  it.each(['NETWORK_ERROR', 'UNAUTHENTICATED'] as const)('also works when the server answers %s', async (code) => {
    const { account, openPage, shop } = await openSignedIn();
    account.intercept = () => {
      throw new Refusal(code);
    };

    await shop.session.signOut();

    expect(readToken()).toBeNull();
    expect(openPage).toHaveBeenCalledWith(null);
  });

  it('waits for a change made a moment before', async () => {
    const { account, shop } = await openSignedIn();
    shop.cart.getState().add({ productId: 5 });
    shop.cart.getState().add({ productId: 6 });
    shop.compare.getState().add(7);

    await shop.session.signOut();

    expect(account.lists.cart.map(({ productId }) => productId)).toEqual([5, 6]);
    expect(account.lists.compare.map(({ productId }) => productId)).toEqual([7]);
    expect(account.operations().at(-1)).toBe('SignOut');
  });

  it('revokes the token even if a change does not get through', async () => {
    const { account, openPage, shop } = await openSignedIn();
    account.intercept = (operation) => (operation === 'SetCarts' ? new Promise(() => undefined) : undefined);
    shop.cart.getState().add({ productId: 5 });
    jest.useFakeTimers();

    const done = shop.session.signOut();
    await jest.advanceTimersByTimeAsync(2000);
    await done;
    jest.useRealTimers();

    expect(account.operations().at(-1)).toBe('SignOut');
    expect(openPage).toHaveBeenCalledWith(null);
  });

  it('does not wait for a server that does not answer', async () => {
    const { account, openPage, shop } = await openSignedIn();
    account.intercept = () => new Promise(() => undefined);
    jest.useFakeTimers();

    const done = shop.session.signOut();
    await jest.advanceTimersByTimeAsync(3000);
    await done;
    jest.useRealTimers();

    expect(readToken()).toBeNull();
    expect(openPage).toHaveBeenCalledWith(null);
  });

  it('in another tab reloads this page', async () => {
    const { openPage, shop } = await openSignedIn();

    forgetToken();
    shop.session.follow();

    expect(openPage).toHaveBeenCalledWith(null);
  });
});

describe('signing out everywhere', () => {
  it('sends the last changes, ends all sessions, removes the token and reloads', async () => {
    const { account, openPage, shop, storage } = await openSignedIn();
    shop.cart.getState().add({ productId: 5 });

    await shop.session.signOutEverywhere();

    expect(account.lists.cart.map(({ productId }) => productId)).toEqual([5]);
    expect(account.operations().at(-1)).toBe('SignOutEverywhere');
    expect(readToken()).toBeNull();
    expect(storage.read('shop.cart')).toBeNull();
    expect(openPage).toHaveBeenCalledWith(null);
  });

  it('leaves the visitor signed in when the server did not do it', async () => {
    const { account, openPage, shop } = await openSignedIn();
    account.intercept = () => {
      throw new Refusal('NETWORK_ERROR');
    };

    await expect(shop.session.signOutEverywhere()).rejects.toMatchObject({ code: 'NETWORK_ERROR' });

    expect(readToken()).toBe(TOKEN);
    expect(shop.auth.getState().isAuth).toBe(true);
    expect(openPage).not.toHaveBeenCalled();
  });
});

describe('deleting the account', () => {
  it('leaves a guest without lists on the page, which can start again', async () => {
    const { account, cart, compare, openPage, shop, storage } = await openSignedIn();
    account.lists.cart.push({ id: 1, productId: 5, parentId: null, productCount: 2 });
    shop.cart.getState().add({ productId: 5 });
    shop.compare.getState().add(6);
    await settled();

    await shop.session.deleteUser('пароль');
    await settled();

    expect(account.calls.at(-1)).toMatchObject({
      operation: 'DeleteCurrentUser',
      variables: { input: { password: 'пароль' } },
    });
    expect([readToken(), cart(), compare()]).toEqual([null, [], []]);
    expect(shop.auth.getState()).toMatchObject({ isAuth: false, user: NO_USER });
    expect([storage.read('shop.cart'), shop.notices.getState().notices]).toEqual([null, []]);
    expect(openPage).not.toHaveBeenCalled();

    shop.session.startAgain();

    expect(openPage).toHaveBeenCalledWith(null);
  });

  it('changes nothing when the server refuses', async () => {
    const { account, shop } = await openSignedIn();
    account.intercept = () => {
      throw new Refusal('BAD_REQUEST');
    };

    await expect(shop.session.deleteUser('чужой')).rejects.toMatchObject({ code: 'BAD_REQUEST' });

    expect([readToken(), shop.auth.getState().isAuth]).toEqual([TOKEN, true]);
  });
});

describe('a session that the server no longer knows', () => {
  async function endAtAPress() {
    const account = fakeAccount();
    account.lists.cart.push(
      { id: 31, productId: 5, parentId: null, productCount: 2 },
      { id: 32, productId: 51, parentId: 31, productCount: 2 },
    );
    account.lists.compare.push({ id: 8, productId: 6 });
    const browser = await openSignedIn({ account });
    account.intercept = () => {
      throw new Refusal('UNAUTHENTICATED');
    };
    browser.shop.cart.getState().setCount(1, 9);
    await settled();
    return browser;
  }

  it('leaves the visitor on the page as a guest, with cart and comparison as they are on screen', async () => {
    const { cart, compare, notices, openPage, shop, storage } = await endAtAPress();

    expect(readToken()).toBeNull();
    expect(openPage).not.toHaveBeenCalled();
    expect(shop.auth.getState()).toMatchObject({ isAuth: false, user: NO_USER });
    expect(shop.userAddresses.getState().items).toEqual([]);
    expect(cart()).toEqual([
      [5, 9],
      [51, 2],
    ]);
    expect(compare()).toEqual([6]);
    expect(storage.read('shop.cart')).toEqual([
      { id: 1, productId: 5, parentId: null, productCount: 9 },
      { id: 2, productId: 51, parentId: 1, productCount: 2 },
    ]);
    expect(notices()).toMatchObject([{ title: 'Сессия закончилась', text: 'Войдите снова, всё введённое на месте.' }]);
  });

  it('offers to sign in again, which happens without a reload', async () => {
    const { account, notices, openPage, shop } = await endAtAPress();

    notices()[0]?.action?.run();
    expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, activeTab: 'login' });
    account.intercept = () => undefined;
    await shop.session.signIn('new-token');
    await settled();

    expect(openPage).not.toHaveBeenCalled();
    expect(shop.auth.getState()).toMatchObject({ isAuth: true, isModalVisible: false, user: { id: 7 } });
  });

  it('is reported once, however many calls are refused', async () => {
    const account = fakeAccount();
    account.intercept = () => {
      throw new Refusal('UNAUTHENTICATED');
    };

    const { notices } = await openSignedIn({ account });

    expect(notices()).toHaveLength(1);
  });

  it("does not touch a guest's cart that is still on its way to the server", async () => {
    const account = fakeAccount();
    const storage = createMemoryStorage();
    const local = [{ id: 1, productId: 5, parentId: null, productCount: 2 }];
    storage.write('shop.cart', local);
    account.intercept = () => {
      throw new Refusal('UNAUTHENTICATED');
    };

    const { cart } = await openSignedIn({ account, storage });

    expect(cart()).toEqual([[5, 2]]);
    expect(storage.read('shop.cart')).toEqual(local);
  });
});
