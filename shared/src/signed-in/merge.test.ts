import { fakeAccount, Refusal, settled } from '../testing/fake-account';
import { forgetToken, openBrowser, openSignedIn } from '../testing/signed-in-shop';
import { createMemoryStorage, type ShopStorage } from '../runtime/shop/storage';

const LOCAL_CART = [
  { id: 1, productId: 5, parentId: null, productCount: 2 },
  { id: 2, productId: 51, parentId: 1, productCount: 2 },
  { id: 3, productId: 6, parentId: null, productCount: 1 },
  { id: 4, productId: 51, parentId: 3, productCount: 1 },
];

function storageWith(values: Record<string, unknown>): ShopStorage {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(values)) storage.write(key, value);
  return storage;
}

/** Long enough for the lock of a browser without Web Locks. */
async function merged() {
  await new Promise((resolve) => setTimeout(resolve, 120));
  await settled();
}

async function enterWith(storage: ShopStorage, account = fakeAccount()) {
  const browser = await openSignedIn({ account, storage });
  await merged();
  return browser;
}

/** What the server holds, children by the product of their parent. */
function serverCart({ lists }: ReturnType<typeof fakeAccount>) {
  const productOf = (id: unknown) => lists.cart.find((row) => row.id === id)?.productId ?? null;
  return lists.cart.map(({ productId, parentId, productCount }) => [productId, productOf(parentId), productCount]);
}

const MERGED = [
  [5, null, 2],
  [6, null, 1],
  [51, 5, 2],
  [51, 6, 1],
];

afterEach(forgetToken);

describe('merging the cart at sign-in', () => {
  it('empties the cart on the server and makes the local rows there, children under their new parents', async () => {
    const account = fakeAccount();
    account.lists.cart.push({ id: 1, productId: 9, parentId: null, productCount: 1 });
    const storage = storageWith({ 'shop.cart': LOCAL_CART });

    const { cart, notices } = await enterWith(storage, account);

    expect(serverCart(account)).toEqual(MERGED);
    expect(cart()).toEqual([
      [5, 2],
      [6, 1],
      [51, 2],
      [51, 1],
    ]);
    expect(storage.read('shop.cart')).toBeNull();
    expect(storage.read('shop.cart-merge')).toBeNull();
    expect(notices()).toMatchObject([{ title: 'Корзина сохранена' }]);
  });

  it('leaves the cart on the server alone when the local one is empty', async () => {
    const account = fakeAccount();
    account.lists.cart.push({ id: 1, productId: 9, parentId: null, productCount: 1 });

    const { cart, notices } = await enterWith(storageWith({ 'shop.cart': [] }), account);

    expect(account.operations()).not.toContain('DeleteCarts');
    expect(cart()).toEqual([[9, 1]]);
    expect(notices()).toEqual([]);
  });

  // Calls of a whole merge: the cart emptied, read, four rows made.
  it.each([1, 2, 3, 4, 5, 6])('loses and doubles nothing when the tab closes at call %i of it', async (last) => {
    const account = fakeAccount();
    account.lists.cart.push({ id: 1, productId: 9, parentId: null, productCount: 1 });
    const storage = storageWith({ 'shop.cart': LOCAL_CART });
    let count = 0;
    // The server has done the last call, but its answer meets nobody.
    account.afterwards = (operation) => {
      if (!/Cart/.test(operation)) return undefined;
      count += 1;
      return count >= last ? new Promise(() => undefined) : undefined;
    };
    await enterWith(storage, account);
    expect(storage.read('shop.cart')).toEqual(LOCAL_CART);

    account.afterwards = () => undefined;
    storage.remove('shop.merge-lock'); // as after 15 s
    await enterWith(storage, account);

    expect(serverCart(account)).toEqual(MERGED);
    expect(storage.read('shop.cart')).toBeNull();
  });

  it.each(['DeleteCarts', 'Cart', 'CreateCart'])(
    'goes on after a failure of %s, and shows the local cart till then',
    async (name) => {
      const account = fakeAccount();
      const storage = storageWith({ 'shop.cart': LOCAL_CART });
      account.intercept = (operation) => {
        if (operation === name) throw new Refusal('NETWORK_ERROR');
      };
      const { cart, shop } = await enterWith(storage, account);
      expect(cart()).toHaveLength(4);
      expect(shop.cart.getState().isLoading).toBe(false);
      expect(storage.read('shop.cart')).toEqual(LOCAL_CART);

      account.intercept = () => undefined;
      shop.cart.getState().load();
      await merged();

      expect(serverCart(account)).toEqual(MERGED);
      expect(storage.read('shop.cart')).toBeNull();
    },
  );

  it('does not empty the server a second time, so that what another device has added meanwhile stays', async () => {
    const account = fakeAccount();
    const storage = storageWith({ 'shop.cart': LOCAL_CART });
    account.intercept = (operation) => {
      if (operation === 'CreateCart') throw new Refusal('NETWORK_ERROR');
    };
    await enterWith(storage, account);
    account.lists.cart.push({ id: 50, productId: 8, parentId: null, productCount: 1 });

    account.intercept = () => undefined;
    await enterWith(storage, account);

    expect(serverCart(account)).toEqual([[8, null, 1], ...MERGED]);
  });

  it('begins anew when the cart was changed between two attempts', async () => {
    const account = fakeAccount();
    const storage = storageWith({ 'shop.cart': LOCAL_CART });
    let made = 0;
    account.intercept = (operation) => {
      if (operation === 'CreateCart' && (made += 1) > 2) throw new Refusal('NETWORK_ERROR');
    };
    const { shop } = await enterWith(storage, account);
    shop.cart.getState().remove(1);

    account.intercept = () => undefined;
    shop.cart.getState().load();
    await merged();

    expect(serverCart(account)).toEqual([
      [6, null, 1],
      [51, 6, 1],
    ]);
  });

  it('leaves out what the server will never take, and says so', async () => {
    const account = fakeAccount();
    const storage = storageWith({ 'shop.cart': LOCAL_CART });
    account.intercept = (operation, { input }) => {
      if (operation === 'CreateCart' && input?.productId === 5) throw new Refusal('BAD_REQUEST');
    };

    const { notices } = await enterWith(storage, account);

    expect(serverCart(account)).toEqual([
      [6, null, 1],
      [51, 6, 1],
    ]);
    expect(storage.read('shop.cart')).toBeNull();
    expect(notices()).toMatchObject([{ title: 'Корзина сохранена не вся' }]);
  });

  it('doubles nothing when two tabs merge at once', async () => {
    const account = fakeAccount();
    const storage = storageWith({ 'shop.cart': LOCAL_CART });

    const [first, second] = await Promise.all([enterWith(storage, account), openSignedIn({ account, storage })]);
    await merged();

    expect(serverCart(account)).toEqual(MERGED);
    expect(first.cart()).toEqual(second.cart());
    expect(account.operations().filter((name) => name === 'DeleteCarts')).toHaveLength(1);
  });

  it('brings along what is pressed meanwhile', async () => {
    const account = fakeAccount();
    const storage = storageWith({ 'shop.cart': LOCAL_CART });
    document.cookie = 'x-auth-token=secret; path=/';
    const { cart, shop } = openBrowser({ account, storage });

    shop.session.follow();
    expect(cart()).toHaveLength(4);
    shop.cart.getState().setCount(1, 7);
    shop.cart.getState().add({ productId: 8 });
    await merged();
    await merged();

    expect(serverCart(account)).toEqual([[5, null, 7], ...MERGED.slice(1), [8, null, 1]]);
    expect(storage.read('shop.cart')).toBeNull();
  });
});

describe('merging the compare list at sign-in', () => {
  const LOCAL = [5, 6].map((productId, index) => ({ id: index + 1, productId }));

  it('joins both lists and clears the local one', async () => {
    const account = fakeAccount();
    account.lists.compare.push({ id: 1, productId: 6 }, { id: 2, productId: 7 });
    const storage = storageWith({ 'shop.compare': LOCAL });

    const { compare } = await enterWith(storage, account);

    expect(compare()).toEqual([6, 7, 5]);
    expect(account.operations().filter((name) => name === 'CreateCompare')).toHaveLength(1);
    expect(storage.read('shop.compare')).toBeNull();
  });

  it('keeps the local list until the server has it all', async () => {
    const account = fakeAccount();
    const storage = storageWith({ 'shop.compare': LOCAL });
    account.intercept = (operation, { input }) => {
      if (operation === 'CreateCompare' && input?.productId === 6) throw new Refusal('NETWORK_ERROR');
    };
    const { compare } = await enterWith(storage, account);
    expect(compare()).toEqual([5, 6]);
    expect(storage.read('shop.compare')).toEqual(LOCAL);

    account.intercept = () => undefined;
    await enterWith(storage, account);

    expect(account.lists.compare.map(({ productId }) => productId)).toEqual([5, 6]);
    expect(storage.read('shop.compare')).toBeNull();
  });
});
