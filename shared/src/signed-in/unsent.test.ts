import { fakeAccount, Refusal, settled } from '../testing/fake-account';
import { deferred } from '../testing/fake-client';
import { forgetToken, openBrowser, openSignedIn, TOKEN } from '../testing/signed-in-shop';
import { createMemoryStorage } from '../runtime/shop/storage';

type Browser = Awaited<ReturnType<typeof openSignedIn>>;
type Account = Browser['account'];

const ADDITION = { productId: 5, productCount: 2, childProductIds: [51, 52, 53] };
const ADDED = [
  [5, null, 2],
  [51, 5, 2],
  [52, 5, 2],
  [53, 5, 2],
];

/** What the server holds, children by the product of their parent. */
function serverCart({ lists }: Account) {
  const productOf = (id: unknown) => lists.cart.find((row) => row.id === id)?.productId ?? null;
  return lists.cart.map(({ productId, parentId, productCount }) => [productId, productOf(parentId), productCount]);
}

/** The network of a page that goes: calls from the given one on hear nothing any more. */
function breakNetwork(account: Account, name: RegExp, { from, isServed }: { from: number; isServed: boolean }) {
  let calls = 0;
  const wait = (operation: string) => {
    if (!name.test(operation)) return undefined;
    calls += 1;
    return calls >= from ? new Promise(() => undefined) : undefined;
  };
  account[isServed ? 'afterwards' : 'intercept'] = wait;
}

function mendNetwork(account: Account) {
  account.intercept = () => undefined;
  account.afterwards = () => undefined;
}

/** Another page of the same browser, after `left` has gone. */
async function openNext({ account, shop, storage }: Browser) {
  shop.session.leavePage();
  mendNetwork(account);
  const next = await openSignedIn({ account, storage });
  await settled();
  return next;
}

afterEach(forgetToken);

describe('a page that is left with changes on their way', () => {
  it.each(
    [1, 2, 3, 4].flatMap((from) => [
      { from, isServed: false },
      { from, isServed: true },
    ]),
  )('loses and doubles nothing of an addition when it goes at call $from (served: $isServed)', async (broken) => {
    const left = await openSignedIn();
    breakNetwork(left.account, /CreateCart/, broken);
    left.shop.cart.getState().add(ADDITION);
    await settled();
    expect(serverCart(left.account)).toHaveLength(broken.isServed ? broken.from : broken.from - 1);

    const next = await openNext(left);

    expect(serverCart(left.account)).toEqual(ADDED);
    expect(next.cart()).toEqual(ADDED.map(([productId, , count]) => [productId, count]));
    expect(next.notices()).toEqual([]);
    expect(left.storage.read('shop.cart-unsent')).toBeNull();
  });

  it.each([false, true])('keeps a count and a removal (served: %s)', async (isServed) => {
    const account = fakeAccount();
    account.lists.cart.push(
      { id: 1, productId: 5, parentId: null, productCount: 2 },
      { id: 2, productId: 51, parentId: 1, productCount: 2 },
      { id: 3, productId: 6, parentId: null, productCount: 1 },
    );
    const left = await openSignedIn({ account });
    breakNetwork(account, /Carts$/, { from: 1, isServed });
    left.shop.cart.getState().remove(1);
    left.shop.cart.getState().setCount(3, 7);
    await settled();

    await openNext(left);

    expect(serverCart(account)).toEqual([[6, null, 7]]);
  });

  it('adds what was pressed before the cart had come to what the server has', async () => {
    const account = fakeAccount();
    account.lists.cart.push({ id: 1, productId: 5, parentId: null, productCount: 3 });
    breakNetwork(account, /^Cart$/, { from: 1, isServed: false });
    const left = await openSignedIn({ account });
    left.shop.cart.getState().add(ADDITION);

    await openNext(left);

    expect(serverCart(account)).toEqual([[5, null, 5], ...ADDED.slice(1)]);
  });

  it('keeps what was pressed before even the code of users had come', () => {
    document.cookie = `x-auth-token=${TOKEN}; path=/`;
    const { shop, storage } = openBrowser();
    shop.session.follow();
    shop.cart.getState().add({ productId: 5 });

    shop.session.leavePage();

    expect(storage.read('shop.cart-unsent')).toMatchObject([{ after: [{ productId: 5 }] }]);
  });

  it('brings along what was pressed while the cart of a guest was being merged', async () => {
    const storage = createMemoryStorage();
    storage.write('shop.cart', [
      { id: 1, productId: 5, parentId: null, productCount: 2 },
      { id: 2, productId: 6, parentId: null, productCount: 1 },
    ]);
    const account = fakeAccount();
    breakNetwork(account, /CreateCart/, { from: 2, isServed: true });
    const left = await openSignedIn({ account, storage });
    await new Promise((resolve) => setTimeout(resolve, 120)); // the lock of a browser without Web Locks
    left.shop.cart.getState().setCount(1, 5);
    left.shop.cart.getState().remove(2);
    left.shop.cart.getState().add({ productId: 7 });
    storage.remove('shop.merge-lock'); // as after 15 s

    await openNext(left);
    await new Promise((resolve) => setTimeout(resolve, 120));

    expect(serverCart(account)).toEqual([
      [5, null, 5],
      [7, null, 1],
    ]);
  });

  it('keeps the comparison as well', async () => {
    const account = fakeAccount();
    account.lists.compare.push({ id: 1, productId: 5 }, { id: 2, productId: 6 });
    const left = await openSignedIn({ account });
    breakNetwork(account, /Compar/, { from: 1, isServed: true });
    left.shop.compare.getState().add(7);
    left.shop.compare.getState().remove(5);
    await settled();

    const next = await openNext(left);

    expect(next.compare()).toEqual([6, 7]);
    expect(account.lists.compare.map(({ productId }) => productId)).toEqual([6, 7]);
  });

  it('gives them on when the next page is left too early as well', async () => {
    const left = await openSignedIn();
    breakNetwork(left.account, /CreateCart/, { from: 2, isServed: false });
    left.shop.cart.getState().add(ADDITION);
    await settled();
    left.shop.session.leavePage();
    const second = await openSignedIn({ account: left.account, storage: left.storage });

    await openNext(second);

    expect(serverCart(left.account)).toEqual(ADDED);
  });

  it('leaves no trace when all is sent', async () => {
    const { shop, storage } = await openSignedIn();
    shop.cart.getState().add(ADDITION);
    await settled();

    shop.session.leavePage();

    expect(storage.read('shop.cart-unsent')).toBeNull();
  });

  it('is loaded anew when the browser brings it back, and sends nothing a second time', async () => {
    const { account, openPage, shop } = await openSignedIn();
    const gate = deferred<undefined>();
    account.intercept = () => gate.promise;
    shop.cart.getState().add(ADDITION);
    await settled();
    shop.session.leavePage();

    gate.resolve(undefined);
    await settled();
    shop.session.follow();

    expect(serverCart(account)).toHaveLength(1);
    expect(openPage).toHaveBeenCalledWith(null);
  });

  it('keeps them for its own user alone', async () => {
    const left = await openSignedIn();
    breakNetwork(left.account, /CreateCart/, { from: 1, isServed: false });
    left.shop.cart.getState().add(ADDITION);
    await settled();
    left.shop.session.leavePage();
    forgetToken();
    const next = openBrowser({ storage: left.storage });
    next.shop.session.follow();
    await next.shop.session.signIn('another-token');

    expect(left.storage.read('shop.cart-unsent')).toBeNull();
  });

  it('keeps nothing when another user has signed in meanwhile', async () => {
    const { account, shop, storage } = await openSignedIn();
    breakNetwork(account, /CreateCart/, { from: 1, isServed: false });
    shop.cart.getState().add(ADDITION);
    document.cookie = 'x-auth-token=another; path=/';

    shop.session.leavePage();

    expect(storage.read('shop.cart-unsent')).toBeNull();
  });
});

it('a session that has ended meanwhile leaves the changes to the guest', async () => {
  const left = await openSignedIn();
  breakNetwork(left.account, /CreateCart/, { from: 1, isServed: false });
  left.shop.cart.getState().add(ADDITION);
  await settled();
  left.shop.session.leavePage();
  left.account.intercept = () => {
    throw new Refusal('UNAUTHENTICATED');
  };

  const next = await openSignedIn({ account: left.account, storage: left.storage });

  expect(next.cart()).toEqual(ADDED.map(([productId, , count]) => [productId, count]));
  expect(next.storage.read('shop.cart')).toHaveLength(4);
});

it.each([['a text'], [[null, 7, 'x', {}]], [[{ before: 5, after: 'x' }]], [{ before: [] }]])(
  'drops %p, which no page has written',
  async (stored) => {
    const storage = createMemoryStorage();
    storage.write('shop.cart-unsent', stored);
    storage.write('shop.compare-unsent', stored);
    const account = fakeAccount();
    account.lists.cart.push({ id: 1, productId: 5, parentId: null, productCount: 2 });

    const { cart } = await openSignedIn({ account, storage });

    expect(cart()).toEqual([[5, 2]]);
    expect(storage.read('shop.cart-unsent')).toBeNull();
  },
);
