/** @jest-environment jsdom */
import { fakeAccount, Refusal, settled } from '../testing/fake-account';
import { deferred } from '../testing/fake-client';
import { forgetToken, openBrowser, openSignedIn, TOKEN } from '../testing/signed-in-shop';
import { createMemoryStorage } from '../runtime/shop/storage';

type Account = ReturnType<typeof fakeAccount>;

const ADDITION = { productId: 5, productCount: 2, childProductIds: [51, 52] };
const ADDED = ['5 x2', '51 of 5 x2', '52 of 5 x2'];

/** The rows on the server, accessories under their product. */
function onServer({ lists }: Account) {
  const productOf = (id: unknown) => lists.cart.find((row) => row.id === id)?.productId;
  return lists.cart.map(({ productId, parentId, productCount }) => {
    const parent = parentId === null ? '' : ` of ${String(productOf(parentId))}`;
    return `${String(productId)}${parent} x${String(productCount)}`;
  });
}

async function openWithCart() {
  const account = fakeAccount();
  account.lists.cart.push(
    { id: 31, productId: 5, parentId: null, productCount: 2 },
    { id: 32, productId: 51, parentId: 31, productCount: 1 },
    { id: 33, productId: 6, parentId: null, productCount: 1 },
  );
  const browser = await openSignedIn({ account });
  account.calls.length = 0;
  const idOf = (product: number) =>
    browser.shop.cart.getState().items.find(({ productId }) => productId === product)?.id ?? 0;
  return { ...browser, idOf };
}

/** Holds calls until the test releases them. */
function hold(account: Account, operation: RegExp) {
  const gate = deferred<undefined>();
  account.intercept = (name) => (operation.test(name) ? gate.promise : undefined);
  return async () => {
    gate.resolve(undefined);
    await settled();
  };
}

function refuse(account: Account, code: ConstructorParameters<typeof Refusal>[0], operation = /./) {
  account.intercept = (name) => {
    if (operation.test(name)) throw new Refusal(code);
  };
}

function removeFailures(account: Account) {
  account.intercept = () => undefined;
  account.afterwards = () => undefined;
}

afterEach(forgetToken);

describe('the cart of a user', () => {
  it('is the one on the server, with ids of this browser', async () => {
    const { shop } = await openWithCart();

    expect(shop.cart.getState()).toMatchObject({ isLoading: false, hasFailed: false });
    expect(shop.cart.getState().items).toEqual([
      { id: 1, productId: 5, parentId: null, productCount: 2 },
      { id: 2, productId: 51, parentId: 1, productCount: 1 },
      { id: 3, productId: 6, parentId: null, productCount: 1 },
    ]);
  });

  it('shows a change immediately, and sends a product with its accessories in one call', async () => {
    const { account, cart, idOf, shop } = await openWithCart();

    shop.cart.getState().add({ productId: 7, childProductIds: [51] });
    shop.cart.getState().remove(idOf(5));
    expect(cart()).toEqual([
      [6, 1],
      [7, 1],
      [51, 1],
    ]);
    await settled();

    expect(onServer(account)).toEqual(['6 x1', '7 x1', '51 of 7 x1']);
    expect(account.operations()).toEqual(['SetCarts', 'SetCarts']);
  });

  it('combines presses made during a call into one call', async () => {
    const { account, cart, idOf, shop } = await openWithCart();
    const letGo = hold(account, /SetCarts/);

    for (const count of [3, 4, 5, 6]) shop.cart.getState().setCount(idOf(5), count);
    expect(cart()[0]).toEqual([5, 6]);
    await letGo();

    expect(account.operations()).toEqual(['SetCarts', 'SetCarts']);
    expect(onServer(account)[0]).toBe('5 x6');
  });

  it('keeps the ids and the order of the page, also of rows that an undo restores', async () => {
    const { account, idOf, shop } = await openWithCart();
    const before = shop.cart.getState().items;

    shop.cart.getState().remove(idOf(5));
    await settled();
    shop.cart.getState().replace(before);
    await settled();

    expect(shop.cart.getState().items).toEqual(before);
    expect(onServer(account)).toEqual(['6 x1', '5 x2', '51 of 5 x1']);
  });

  it('does not touch changes made on other devices', async () => {
    const { account, cart, idOf, shop } = await openWithCart();
    account.lists.cart.push({ id: 40, productId: 8, parentId: null, productCount: 1 });
    Object.assign(account.lists.cart[2] ?? {}, { productCount: 9 });

    shop.cart.getState().setCount(idOf(5), 4);
    await settled();

    expect(onServer(account)).toEqual(['5 x4', '51 of 5 x1', '6 x9', '8 x1']);
    expect(cart()).toEqual([
      [5, 4],
      [51, 1],
      [6, 9],
      [8, 1],
    ]);
  });

  it('drops an accessory whose product was removed on another device', async () => {
    const { account, cart, idOf, shop } = await openWithCart();
    account.lists.cart.splice(0, 2);

    shop.cart.getState().setCount(idOf(51), 3);
    await settled();

    expect(cart()).toEqual([[6, 1]]);
  });

  it('does not let an outdated answer overwrite a press', async () => {
    const { account, cart, idOf, shop } = await openWithCart();
    const letGo = hold(account, /^Cart$/);

    shop.cart.getState().load();
    shop.cart.getState().setCount(idOf(5), 7);
    await letGo();

    expect(cart()[0]).toEqual([5, 7]);
    expect(onServer(account)[0]).toBe('5 x7');
  });

  it('adds what was pressed before the first answer to the rows that arrive', async () => {
    const account = fakeAccount();
    account.lists.cart.push({ id: 31, productId: 5, parentId: null, productCount: 2 });
    const letGo = hold(account, /^Cart$/);
    const { cart, shop } = await openSignedIn({ account });

    shop.cart.getState().add({ productId: 5, childProductIds: [51] });
    shop.cart.getState().add({ productId: 6 });
    await letGo();

    expect(cart()).toEqual([
      [5, 3],
      [51, 1],
      [6, 1],
    ]);
    expect(onServer(account)).toEqual(['5 x3', '6 x1', '51 of 5 x1']);
  });

  it.each(['BAD_REQUEST', 'INTERNAL_SERVER_ERROR'] as const)(
    "returns to the server's rows, and says so, on %s",
    async (code) => {
      const { account, cart, idOf, notices, shop } = await openWithCart();
      refuse(account, code, /SetCarts/);

      shop.cart.getState().setCount(idOf(5), 9);
      await settled();

      expect(cart()[0]).toEqual([5, 2]);
      expect(notices()).toMatchObject([{ title: 'Корзина не изменилась', kind: 'error' }]);
    },
  );

  it('keeps changes that the network lost, and sends them when it is back', async () => {
    const { account, cart, idOf, notices, shop } = await openWithCart();
    refuse(account, 'NETWORK_ERROR');

    shop.cart.getState().setCount(idOf(5), 9);
    await settled();
    expect(cart()[0]).toEqual([5, 9]);
    expect(notices()).toEqual([]);

    removeFailures(account);
    dispatchEvent(new Event('online'));
    await settled();
    expect(onServer(account)[0]).toBe('5 x9');
  });

  it('says when it has never loaded, and loads when asked again', async () => {
    const account = fakeAccount();
    account.lists.cart.push({ id: 31, productId: 5, parentId: null, productCount: 2 });
    refuse(account, 'INTERNAL_SERVER_ERROR', /^Cart$/);
    const { cart, shop } = await openSignedIn({ account });
    expect(shop.cart.getState()).toMatchObject({ items: [], isLoading: false, hasFailed: true });

    removeFailures(account);
    shop.cart.getState().load();
    await settled();

    expect(cart()).toEqual([[5, 2]]);
    expect(shop.cart.getState().hasFailed).toBe(false);
  });
});

describe('a page that is left with changes on their way', () => {
  it.each([
    ['the server has not heard of', 'intercept'],
    ['the server has made, unheard', 'afterwards'],
  ] as const)('leaves what %s to the next page', async (_name, stage) => {
    const left = await openWithCart();
    left.account[stage] = () => new Promise(() => undefined);
    left.shop.cart.getState().add({ productId: 5, productCount: 3 });
    left.shop.cart.getState().add({ productId: 7, childProductIds: [52] });
    left.shop.cart.getState().remove(left.idOf(6));
    left.shop.compare.getState().add(7);
    await settled();

    removeFailures(left.account);
    const next = await openSignedIn({ account: left.account, storage: left.storage });
    await settled();

    expect(onServer(left.account)).toEqual(['5 x5', '51 of 5 x1', '7 x1', '52 of 7 x1']);
    expect(next.cart()).toHaveLength(4);
    expect(left.account.lists.compare).toMatchObject([{ productId: 7 }]);
  });

  it('counts presses made before the code for users has loaded', async () => {
    document.cookie = `x-auth-token=${TOKEN}; path=/`;
    const { account, shop, storage } = openBrowser();
    account.lists.cart.push({ id: 31, productId: 5, parentId: null, productCount: 2 });
    account.intercept = () => new Promise(() => undefined);
    shop.session.follow();
    shop.cart.getState().add({ productId: 5 });

    removeFailures(account);
    await openSignedIn({ account, storage });

    expect(onServer(account)).toEqual(['5 x3']);
  });

  it('duplicates nothing when two tabs send it', async () => {
    const left = await openSignedIn();
    left.account.intercept = () => new Promise(() => undefined);
    left.shop.cart.getState().add(ADDITION);

    removeFailures(left.account);
    await Promise.all([openSignedIn(left), openSignedIn(left)]);

    expect(onServer(left.account)).toEqual(ADDED);
  });

  it('leaves nothing to another user', async () => {
    const left = await openSignedIn();
    left.account.intercept = () => new Promise(() => undefined);
    left.shop.cart.getState().add(ADDITION);
    forgetToken();
    const next = openBrowser({ storage: left.storage });
    next.shop.session.follow();
    await next.shop.session.signIn('another-token');
    next.shop.session.follow();
    next.shop.cart.getState().load();
    await settled();

    expect(next.cart()).toEqual([]);
    expect(onServer(next.account)).toEqual([]);
  });

  it('ignores an answer that arrives after another user has signed in', async () => {
    const { account, shop, storage } = await openSignedIn();
    const letGo = hold(account, /SetCarts/);
    shop.cart.getState().add(ADDITION);
    document.cookie = 'x-auth-token=another; path=/';
    storage.remove('shop.cart-user');
    storage.remove('shop.cart-confirmed');

    await letGo();

    expect(storage.read('shop.cart-user')).toBeNull();
  });
});

describe('signing in with a cart', () => {
  const LOCAL = [
    { id: 1, productId: 5, parentId: null, productCount: 2 },
    { id: 2, productId: 51, parentId: 1, productCount: 2 },
    { id: 3, productId: 6, parentId: null, productCount: 1 },
    { id: 4, productId: 51, parentId: 3, productCount: 1 },
  ];
  const MERGED = ['5 x2', '6 x1', '51 of 5 x2', '51 of 6 x1'];

  function setUp(local: unknown = LOCAL) {
    const storage = createMemoryStorage();
    storage.write('shop.cart', local);
    const account = fakeAccount();
    account.lists.cart.push({ id: 31, productId: 9, parentId: null, productCount: 1 });
    return { account, storage };
  }

  it("replaces the server's cart with this browser's, and saves what was there for later", async () => {
    const { account, storage } = setUp();
    account.lists.cart.push({ id: 32, productId: 91, parentId: 31, productCount: 2 });

    const { notices, shop } = await openSignedIn({ account, storage });

    expect(onServer(account)).toEqual(MERGED);
    expect(shop.cart.getState().items).toEqual(LOCAL);
    expect(storage.read('shop.cart')).toBeNull();
    expect(storage.read('shop.saved')).toEqual([
      { productId: 9, productCount: 1, children: [{ productId: 91, productCount: 2 }] },
    ]);
    expect(notices()).toMatchObject([
      {
        title: 'Корзина сохранена',
        text: expect.stringMatching(/Прежнее содержимое отложено \(1.товар\)/) as string,
      },
    ]);
  });

  it('speaks of no former cart when the new one has everything of it', async () => {
    const { account, storage } = setUp();
    account.lists.cart = [{ id: 31, productId: 6, parentId: null, productCount: 5 }];

    const { notices } = await openSignedIn({ account, storage });

    expect(notices()).toMatchObject([{ text: 'Товары, которые вы выбрали до входа, уже в вашей корзине.' }]);
  });

  it("does not touch the server's cart when the local one is empty", async () => {
    const { account, storage } = setUp([]);

    const { cart, notices } = await openSignedIn({ account, storage });

    expect(cart()).toEqual([[9, 1]]);
    expect(onServer(account)).toEqual(['9 x1']);
    expect(notices()).toEqual([]);
  });

  it.each(
    ['Cart', 'SetCarts'].flatMap((operation) =>
      ['NETWORK_ERROR', 'INTERNAL_SERVER_ERROR', 'silence', 'no answer'].map((failure) => ({ operation, failure })),
    ),
  )('is made up for by the next page after $failure at $operation', async ({ operation, failure }) => {
    const { account, storage } = setUp();
    const silent = (name: string) => (name === operation ? new Promise(() => undefined) : undefined);
    if (failure === 'silence') account.intercept = silent;
    else if (failure === 'no answer') account.afterwards = silent;
    else refuse(account, failure as 'NETWORK_ERROR', new RegExp(`^${operation}$`));
    const { cart, notices } = await openSignedIn({ account, storage });
    expect(cart()).toHaveLength(4);
    expect(storage.read('shop.cart')).toEqual(LOCAL);
    expect(notices()).toEqual([]);

    removeFailures(account);
    await openSignedIn({ account, storage });

    expect(onServer(account)).toEqual(MERGED);
    expect(storage.read('shop.cart')).toBeNull();
  });

  it.each(['Cart', 'SetCarts'])('includes what is pressed while %s is on its way', async (operation) => {
    const { account, storage } = setUp();
    const letGo = hold(account, new RegExp(`^${operation}$`));
    const { shop } = await openSignedIn({ account, storage });

    shop.cart.getState().setCount(1, 7);
    shop.cart.getState().remove(3);
    shop.cart.getState().add({ productId: 8 });
    await letGo();

    expect(onServer(account).toSorted()).toEqual(['5 x7', '51 of 5 x2', '8 x1'].toSorted());
    expect(storage.read('shop.cart')).toBeNull();
  });

  it("takes the server's cart, and says so, when the server refuses this one", async () => {
    const { account, storage } = setUp();
    refuse(account, 'BAD_REQUEST', /SetCarts/);

    const { cart, notices } = await openSignedIn({ account, storage });

    expect(cart()).toEqual([[9, 1]]);
    expect(storage.read('shop.cart')).toBeNull();
    expect(notices()).toMatchObject([{ title: 'Корзина не изменилась' }]);
  });

  it('duplicates nothing when two tabs do it at the same time', async () => {
    const { account, storage } = setUp();

    const [first, second] = await Promise.all([openSignedIn({ account, storage }), openSignedIn({ account, storage })]);

    expect(onServer(account)).toEqual(MERGED);
    expect(first.cart()).toEqual(second.cart());
  });
});

describe('the compare list of a user', () => {
  async function openWithCompare(local: number[] = []) {
    const account = fakeAccount();
    account.lists.compare.push({ id: 31, productId: 5 }, { id: 32, productId: 6 });
    const storage = createMemoryStorage();
    storage.write(
      'shop.compare',
      local.map((productId, index) => ({ id: index + 1, productId })),
    );
    const browser = await openSignedIn({ account, storage });
    return { ...browser, products: () => account.lists.compare.map(({ productId }) => productId) };
  }

  it('is changed on the server', async () => {
    const { account, compare, products, shop } = await openWithCompare();
    account.calls.length = 0;

    shop.compare.getState().add(7);
    expect(shop.compare.getState().remove(5)).toBe(true);
    expect(shop.compare.getState().remove(99)).toBe(false);
    expect(compare()).toEqual([6, 7]);
    await settled();

    expect(products()).toEqual([6, 7]);
    shop.compare.getState().add(6);
    shop.compare.getState().remove(99);
    await settled();
    expect(account.operations()).toEqual(['SetComparisons', 'SetComparisons']);
  });

  it("returns to the server's list when the server refuses a change", async () => {
    const { account, compare, notices, shop } = await openWithCompare();
    refuse(account, 'BAD_REQUEST', /SetComparisons/);

    shop.compare.getState().add(7);
    await settled();

    expect(compare()).toEqual([5, 6]);
    expect(notices()).toMatchObject([{ title: 'Сравнение не изменилось' }]);
  });

  it("is joined with the guest's", async () => {
    const { notices, products, storage } = await openWithCompare([6, 7]);

    expect(products()).toEqual([5, 6, 7]);
    expect(storage.read('shop.compare')).toBeNull();
    expect(notices()).toEqual([]);
  });

  it('is fetched again only when forced or older than 15 minutes', async () => {
    const { account, shop } = await openWithCompare();
    account.calls.length = 0;

    shop.compare.getState().load();
    await settled();
    expect(account.calls).toEqual([]);
    shop.compare.getState().load({ isForced: true });
    await settled();

    expect(account.operations()).toEqual(['Comparisons']);
  });
});
